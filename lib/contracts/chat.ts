import { z } from 'zod';
import { MAX_MESSAGE_LENGTH } from '@/lib/config/chat-limits';
import { isRecord, parseRecord } from '@/lib/personalization/record';
import { findJsonFlaw, userIdSchema } from './base';
import { clickDataSchema } from './behavior';

const nameSchema = z.string().trim().max(200);

const clickActionSchema = z.strictObject({
  eventType: z.literal('click'),
  eventData: clickDataSchema,
  page: nameSchema.optional(),
});

export const chatContextSchema = z.strictObject({
  currentPage: nameSchema.optional(),
  userSegment: nameSchema.optional(),
  behavioralCluster: nameSchema.optional(),
  recentActions: z.array(clickActionSchema).max(5).optional(),
  intent: nameSchema.nullish(),
  needsHelp: z.boolean().optional(),
  isAboutFeature: z.boolean().optional(),
  isAboutData: z.boolean().optional(),
  lastViewedFeature: nameSchema.nullish(),
});

export const chatMessageTextSchema = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(MAX_MESSAGE_LENGTH, `must have at most ${MAX_MESSAGE_LENGTH} characters`);

const plainRequestSchema = z.strictObject({
  userId: userIdSchema,
  message: chatMessageTextSchema,
  /** Drawn by the browser, once for each question: one that is sent again is answered with what is stored. */
  requestId: z.uuid('must be a UUID').toLowerCase().optional(),
  context: chatContextSchema.optional(),
});

/** `message` may also be the JSON text of `{ message, context }`, which is what the specification's helper sends. */
export const chatRequestSchema = z.preprocess(unwrapMessage, plainRequestSchema);

export const chatMessageSchema = z.strictObject({
  id: z.number().int(),
  message: z.string(),
  isUserMessage: z.boolean(),
  createdAt: z.iso.datetime(),
  context: z.strictObject({
    page: z.string().nullable(),
    userAction: clickActionSchema.nullable(),
    relevantFeature: z.string().nullable(),
  }),
});

export const chatMessagesSchema = z.array(chatMessageSchema);

export type ChatRequest = z.input<typeof plainRequestSchema>;
export type ChatContext = z.infer<typeof chatContextSchema>;
export type ChatMessage = z.infer<typeof chatMessageSchema>;

function unwrapMessage(body: unknown, issues: z.RefinementCtx): unknown {
  if (!isRecord(body) || typeof body.message !== 'string' || !body.message.trimStart().startsWith('{'))
    return body;
  const inner = parseRecord(body.message);
  // Anything else that looks like JSON is something that a visitor wrote.
  if (!inner || typeof inner.message !== 'string') return body;
  const flaw = findJsonFlaw(inner);
  if (flaw) issues.addIssue({ code: 'custom', path: ['message'], message: flaw.message });
  const { message, context = body.context, ...unknown } = inner;
  const keys = Object.keys(unknown);
  if (keys.length > 0) issues.addIssue({ code: 'unrecognized_keys', keys, input: inner });
  return { ...body, message, context };
}

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
