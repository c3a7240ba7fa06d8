import * as z from 'zod';
import { hitSchema, suggestionSchema } from '../../search/index.js';

/** A rule that was found, with its address. */
export const foundSchema = hitSchema.extend({ url: z.string() }).meta({ id: 'Hit' });
export const completionSchema = suggestionSchema.meta({ id: 'Suggestion' });
