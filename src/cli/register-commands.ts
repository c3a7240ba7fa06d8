import type { CommandDefinition } from '../discord/index.js';
import { fail, failAll, type Outcome, type Problem, succeed } from '../knowledge/index.js';

/** Where the Discord API is, unless `DISCORD_API_URL` names another place. */
const DISCORD_API = 'https://discord.com/api/v10';
/** How long Discord may take, in milliseconds. */
const PATIENCE = 20_000;

/** Whose commands they are, and for which server; null: for all. */
export interface Registration {
  application: string;
  token: string;
  guild: string | null;
  api: string;
}

const PORTAL = 'The developer portal of Discord shows it.';

type Variables = Readonly<Record<string, string | undefined>>;

function isId(text: string): boolean {
  return /^\d{5,25}$/.test(text);
}

/** Reads what registering takes from the environment. Errors: `bad-value` with the variable or option as field, all at once. */
export function readRegistration(variables: Variables, guild: string | null): Outcome<Registration> {
  const { DISCORD_APPLICATION_ID: application = '', DISCORD_TOKEN: token = '' } = variables;
  const fields = [
    [
      'DISCORD_APPLICATION_ID',
      application,
      isId(application),
      'Registering takes the id of the application.',
      PORTAL,
    ],
    // a secret: what was found is not repeated
    ['DISCORD_TOKEN', '', /^[\w.-]+$/.test(token), 'Registering takes the token of the bot.', PORTAL],
    [
      '--guild',
      guild ?? '',
      guild === null || isId(guild),
      'This is not the id of a server.',
      'Give its number.',
    ],
  ] as const;
  const [first, ...others] = fields.flatMap(([field, found, isGood, message, cure]): Problem[] =>
    isGood ? [] : [{ code: 'bad-value', message, field, ...(found === '' ? {} : { found }), cure }],
  );
  if (first) return failAll([first, ...others]);
  const api = (variables.DISCORD_API_URL || DISCORD_API).replace(/\/+$/, '');
  return succeed({ application, token, guild, api });
}

function refuse(found: string): Outcome<never> {
  const cure = 'Check DISCORD_APPLICATION_ID and DISCORD_TOKEN, and try again.';
  return fail('discord-refused', 'Discord did not take the commands.', { found, cure });
}

/** Puts the commands in the place of all that the application had. Error: `discord-refused` with Discord's words. */
export async function registerCommands(
  { application, token, guild, api }: Registration,
  commands: readonly CommandDefinition[],
): Promise<Outcome<true>> {
  const scope = guild === null ? '' : `/guilds/${guild}`;
  try {
    const response = await fetch(`${api}/applications/${application}${scope}/commands`, {
      method: 'PUT',
      headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(commands),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const text = await response.text();
    return response.ok ? succeed(true) : refuse(`${response.status} ${text.slice(0, 500)}`);
  } catch (error) {
    return refuse([error, (error as Error).cause].filter(Boolean).join(', '));
  }
}
