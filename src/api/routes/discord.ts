import { verifyKey } from 'discord-interactions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerInteraction, parseInteraction } from '../../discord/index.js';
import { fail } from '../../knowledge/index.js';
import { sendProblem } from '../problem.js';

/** How far the time of a signature may lie from ours, in seconds: Discord sends at once, so only clocks differ. */
const WINDOW = 300;
/** A form with the longest deck list has a tenth of this, in bytes. */
const BODY_LIMIT = 256 * 1024;

const CURE = 'Discord signs its requests. Set DISCORD_PUBLIC_KEY to the key that its developer portal shows.';

const textOf = (header: string | string[] | undefined) => String(header ?? '');

// what a signed request asks; its time comes first, because that costs nothing
async function readSigned(
  { headers, body }: Pick<FastifyRequest, 'headers' | 'body'>,
  key: string,
): Promise<ReturnType<typeof parseInteraction>> {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const timestamp = textOf(headers['x-signature-timestamp']);
  const signature = textOf(headers['x-signature-ed25519']);
  if (!timestamp || !signature) return fail('bad-signature', 'The request is not signed.', { cure: CURE });
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  if (!(Math.abs(Date.now() / 1000 - seconds) <= WINDOW)) {
    const cure = `Send requests within ${WINDOW} seconds, and keep the clock of the server right.`;
    const message = 'The request was not signed just now.';
    return fail('stale-request', message, { field: 'X-Signature-Timestamp', cure });
  }
  if (!(await verifyKey(bytes, signature, timestamp, key)))
    return fail('bad-signature', 'The signature does not fit.', { cure: CURE });
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    return fail('bad-request', 'The body is not JSON.', { cure: 'Send the JSON that was signed.' });
  }
  return parseInteraction(json);
}

/**
 * `/discord/interactions`: the bot. The signature is checked over the bytes as they came, before anything is read.
 */
export function discordRoutes(publicKey: string) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    app.post(
      '/discord/interactions',
      // everybody's requests come from Discord's few addresses: a limit for each would stop them all
      { bodyLimit: BODY_LIMIT, config: { rateLimit: false }, schema: { hide: true } as object },
      async (request, reply) => {
        const interaction = await readSigned(request, publicKey);
        if (!interaction.ok) return sendProblem(reply, [interaction.problem]);
        const { snapshot, today, baseUrl } = request;
        const answer = await answerInteraction({ ...snapshot, today, baseUrl }, interaction.value);
        return reply.header('cache-control', 'no-store').send(answer);
      },
    );
  };
}
