import * as z from 'zod';
import { fail, type Outcome, succeed } from '../../knowledge/index.js';
import { embedSchema } from '../embed.js';
import { REQUEST } from './wire.js';

const leaf = z.object({
  name: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]).optional(),
  focused: z.boolean().optional(),
});
const option = leaf.extend({ options: z.array(leaf).optional() });
const invocation = z.object({ name: z.string(), options: z.array(option).default([]) });

const message = z.object({
  content: z.string().default(''),
  embeds: z.array(embedSchema.nullable().catch(null)),
});

const field = z.object({ component: z.object({ custom_id: z.string(), value: z.string() }) });

const form = z.object({ custom_id: z.string(), components: z.array(field) });

const interaction = z.discriminatedUnion('type', [
  z.object({ type: z.literal(REQUEST.ping) }),
  z.object({ type: z.literal(REQUEST.command), data: invocation }),
  z.object({ type: z.literal(REQUEST.autocomplete), data: invocation }),
  z.object({
    type: z.literal(REQUEST.component),
    data: z.object({ custom_id: z.string(), values: z.array(z.string()).default([]) }),
    message,
  }),
  z.object({
    type: z.literal(REQUEST.modal),
    data: form,
    // that of the button which opened the form
    message: message.optional(),
  }),
]);

/** A request of Discord, as far as the bot reads it. */
export type Interaction = z.output<typeof interaction>;
/** A command as it was typed, or is being typed. */
export type Invocation = z.output<typeof invocation>;
/** A form that was filled in. */
export type FilledForm = z.output<typeof form>;

/** Reads the body of a request, whose signature has been checked. Error: `bad-value`. */
export function parseInteraction(body: unknown): Outcome<Interaction> {
  const parsed = interaction.safeParse(body);
  if (parsed.success) return succeed(parsed.data);
  return fail('bad-value', 'This is no interaction that the bot takes part in.', {
    field: (parsed.error.issues[0] as z.core.$ZodIssue).path.join('.'),
    cure: 'Send a ping, a command, an autocomplete request, a press of a button, or a form.',
  });
}
