import { z } from 'zod';
import { chatMessagesSchema } from './chat';

/** `site`: a quick answer from the words of the pages. `model`: written by a language model from those words. */
export const answerSourceSchema = z.enum(['site', 'model']);

/** The events of an answer that is read while it is written, by name: start, delta …, then done or error. */
export const chatEventSchemas = {
  start: z.strictObject({ source: answerSourceSchema }),
  delta: z.strictObject({ text: z.string() }),
  /** `messages` is the response without streaming. */
  done: z.strictObject({ source: answerSourceSchema, messages: chatMessagesSchema }),
  /** `messages` holds what was shown and is stored; none when it could not be stored. */
  error: z.strictObject({ detail: z.string(), messages: chatMessagesSchema }),
} as const;

export type AnswerSource = z.infer<typeof answerSourceSchema>;

export type ChatEvent = {
  [Name in keyof typeof chatEventSchemas]: {
    event: Name;
    data: z.infer<(typeof chatEventSchemas)[Name]>;
  };
}[keyof typeof chatEventSchemas];
