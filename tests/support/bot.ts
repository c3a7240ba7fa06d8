import { answerInteraction, type Bot, parseInteraction } from '../../src/discord/index.js';
import { makeEngine } from '../../src/engine.js';
import type { Corpus } from '../../src/knowledge/index.js';
import { TODAY } from './corpus.js';
import { faultsOf } from './discord.js';

export const BASE = 'https://judge.example';

export function testBot(corpus: Corpus, changes: Partial<Bot> = {}): Bot {
  return { ...makeEngine({ corpus }), today: TODAY, baseUrl: BASE, ...changes };
}

type Options = Record<string, string>;

// a subcommand is written with a space, as people see it
function invoke(name: string, options: Options, focused?: string): object {
  const leaves = Object.entries(options).map(([option, value]) => ({
    type: 3,
    name: option,
    value,
    ...(option === focused ? { focused: true } : {}),
  }));
  const [command, subcommand] = name.split(' ');
  if (subcommand === undefined) return { id: '1', type: 1, name: command, options: leaves };
  return { id: '1', type: 1, name: command, options: [{ type: 1, name: subcommand, options: leaves }] };
}

/** A command as Discord sends it. */
export function typed(name: string, options: Options = {}): object {
  return { id: '9', application_id: '8', version: 1, type: 2, data: invoke(name, options) };
}

/** A command that is being typed, at one of its options. */
export function typing(name: string, options: Options, focused: string): object {
  return { id: '9', type: 4, data: invoke(name, options, focused) };
}

/** A press of a button below an answer, with the message as Discord sends it along. */
export function pressed(id: string, answer?: Shown): object {
  const embeds = (answer?.data.embeds ?? []).map((embed: object) => ({ ...embed, type: 'rich' }));
  const message = { id: '7', content: answer?.data.content ?? '', embeds, flags: 64 };
  return { id: '9', type: 3, data: { custom_id: id, component_type: 2 }, message };
}

/** A form that was sent, with the message whose button opened it. */
export function filled(id: string, option: string, value: string, answer?: Shown): object {
  const components = [{ type: 18, component: { type: 4, custom_id: option, value } }];
  const { message } = pressed(id, answer) as { message: object };
  return { id: '9', type: 5, data: { custom_id: id, components }, ...(answer ? { message } : {}) };
}

// biome-ignore lint/suspicious/noExplicitAny: answers are compared with t.match
export type Shown = { type: number; data: any };

/** What the bot answers. */
export async function tell(bot: Bot, request: object): Promise<Shown> {
  const interaction = parseInteraction(request);
  if (!interaction.ok) throw new Error(interaction.problem.message);
  return JSON.parse(JSON.stringify(await answerInteraction(bot, interaction.value)));
}

/** Id of the Share button below an answer. */
export function shareIdOf({ data }: Shown): string {
  return data.components.at(-1).components[0].custom_id;
}

interface Pressable {
  custom_id: string;
  label?: string;
  placeholder?: string;
  options?: { label: string }[];
}

/** Every limit of Discord that an answer breaks. */
export function brokenLimits({ type, data }: Shown): string[] {
  const checks: [boolean, string][] = [
    [data?.content !== undefined && (data.content === '' || data.content.length > 2000), 'content'],
    [(data?.embeds ?? []).length > 10, 'embeds'],
    [type === 4 && !data.content && !data.embeds?.length, 'empty'],
    [(data?.choices ?? []).length > 25, 'choices'],
    ...(data?.choices ?? []).map((choice: { name: string; value: string }): [boolean, string] => [
      [choice.name, choice.value].some(text => text.length < 1 || text.length > 100),
      `choice ${choice.name}`,
    ]),
    ...(data?.components ?? [])
      .flatMap((row: { components?: Pressable[] }) => row.components ?? [])
      .map((button: Pressable): [boolean, string] => [
        button.custom_id.length > 100 ||
          (button.label ?? '').length > 80 ||
          (button.placeholder ?? '').length > 150 ||
          (button.options ?? []).length > 25 ||
          (button.options ?? []).some(({ label }) => label.length > 100),
        'button',
      ]),
  ];
  const broken = checks.filter(([is]) => is).map(([, name]) => name);
  return [...broken, ...(data?.embeds ?? []).flatMap(faultsOf)];
}
