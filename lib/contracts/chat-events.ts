import { z } from 'zod';
import { CLUSTERS, SEGMENTS } from '@/lib/personalization/persona';
import { chatMessagesSchema } from './chat';

/** Something that the assistant offers. Nothing happens until the visitor presses its button. */
export const assistantActionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('open-page'), label: z.string(), href: z.string() }),
  z.strictObject({
    type: z.literal('switch-persona'),
    label: z.string(),
    segment: z.enum(SEGMENTS).optional(),
    cluster: z.enum(CLUSTERS).optional(),
  }),
  z.strictObject({ type: z.literal('start-tour'), label: z.string() }),
  z.strictObject({ type: z.literal('request-demo'), label: z.string() }),
]);

/** `site`: a quick answer from the words of the pages. `model`: written by a language model from those words. */
export const answerSourceSchema = z.enum(['site', 'model']);

/** The events of an answer that is read while it is written, by name: start, delta …, then done or error. */
export const chatEventSchemas = {
  start: z.strictObject({ source: answerSourceSchema }),
  delta: z.strictObject({ text: z.string() }),
  /** `messages` is what the call answers without streaming. */
  done: z.strictObject({
    source: answerSourceSchema,
    messages: chatMessagesSchema,
    actions: z.array(assistantActionSchema),
  }),
  /** `messages` holds what was shown and is stored; none when it could not be stored. */
  error: z.strictObject({ detail: z.string(), messages: chatMessagesSchema }),
} as const;

export type AssistantAction = z.infer<typeof assistantActionSchema>;
export type AnswerSource = z.infer<typeof answerSourceSchema>;

export type ChatEvent = {
  [Name in keyof typeof chatEventSchemas]: {
    event: Name;
    data: z.infer<(typeof chatEventSchemas)[Name]>;
  };
}[keyof typeof chatEventSchemas];
