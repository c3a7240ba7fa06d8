import { verifyKey } from 'discord-interactions';
import type { FastifyInstance } from 'fastify';
import { answerInteraction, parseInteraction } from '../../discord/index.js';
import { fail, type Outcome, succeed } from '../../knowledge/index.js';
import { sendProblem } from '../problem.js';

/** How far the time of a signature may lie from ours, in seconds: Discord sends at once, so only clocks differ. */
const WINDOW = 300;
/** A form with the longest deck list has a tenth of this, in bytes. */
const BODY_LIMIT = 256 * 1024;

const CURE = 'Discord signs its requests. Set DISCORD_PUBLIC_KEY to the key that its developer portal shows.';

const UNSIGNED = fail('bad-signature', 'The request is not signed.', { cure: CURE });

interface Signed {
  body: Buffer;
  signature: string;
  timestamp: string;
}

function checkTime(timestamp: string): Outcome<true> {
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  if (Math.abs(Date.now() / 1000 - seconds) <= WINDOW) return succeed(true);
  const cure = `Send requests within ${WINDOW} seconds, and keep the clock of the server right.`;
  const message = 'The request was not signed just now.';
  return fail('stale-request', message, { field: 'X-Signature-Timestamp', cure });
}

async function checkSignature({ body, signature, timestamp }: Signed, key: string): Promise<Outcome<true>> {
  const valid = await verifyKey(body, signature, timestamp, key);
  return valid ? succeed(true) : fail('bad-signature', 'The signature does not fit.', { cure: CURE });
}

function parseBody(body: Buffer): Outcome<unknown> {
  try {
    return succeed(JSON.parse(body.toString('utf8')));
  } catch {
    return fail('bad-request', 'The body is not JSON.', { cure: 'Send the JSON that was signed.' });
  }
}

/**
 * `/discord/interactions`: the bot. The signature is checked over the bytes as they came, before anything is read; its
 * time comes first, because that costs nothing.
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
        const { headers, snapshot, today, baseUrl } = request;
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const [timestamp, signature] = [headers['x-signature-timestamp'], headers['x-signature-ed25519']].map(
          value => String(value ?? ''),
        );
        if (!timestamp || !signature) return sendProblem(reply, [UNSIGNED.problem]);
        const inTime = checkTime(timestamp);
        if (!inTime.ok) return sendProblem(reply, [inTime.problem]);
        const signed = await checkSignature({ body, signature, timestamp }, publicKey);
        if (!signed.ok) return sendProblem(reply, [signed.problem]);
        const json = parseBody(body);
        const interaction = json.ok ? parseInteraction(json.value) : json;
        if (!interaction.ok) return sendProblem(reply, [interaction.problem]);
        const answer = await answerInteraction({ ...snapshot, today, baseUrl }, interaction.value);
        return reply.header('cache-control', 'no-store').send(answer);
      },
    );
  };
}
