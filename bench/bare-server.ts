// The peer over HTTP: Fastify as it comes, no plugin, one route that sends a constant.
import Fastify from 'fastify';

const body = 'x'.repeat(Number(process.env.SIZE));
const app = Fastify();
app.get('/', (_request, reply) => reply.type('application/json').send(body));
console.log(`${await app.listen({ port: 0, host: '127.0.0.1' })} "msg":"ready"`);
process.on('SIGTERM', () => process.exit(0));
