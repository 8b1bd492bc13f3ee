import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ROUTES, type RoutePath } from '@/lib/config/routes';
import { SEGMENTS } from '@/lib/personalization/persona';

const PAGES = Object.values(ROUTES) as [RoutePath, ...RoutePath[]];

/** Written as the source of a pattern that ignores case. */
const patternSchema = z.string().transform((source) => new RegExp(source, 'i'));

/** The visitor's earlier questions, oldest first. */
const after = z.array(z.string()).optional();

/**
 * A question as a prospect types it, and the criteria for a right reply.
 * - `answer`: the site states it. `closest`: it states something related, and 'not stated' is right, too.
 * - `not-stated`: the reply must say so and name a contact. `polite`: small talk. `refuse`: the reply must decline.
 */
const questionSchema = z.strictObject({
  group: z.string(),
  after,
  page: z.enum(PAGES).optional(),
  segment: z.enum(SEGMENTS).optional(),
  ask: z.string(),
  kind: z.enum(['answer', 'closest', 'not-stated', 'polite', 'refuse']),
  /** Facts that must be in the reply, at the start of a word and outside of addresses. For `refuse`, an alternative. */
  holds: z.array(patternSchema),
  /** Must not be in the reply: the opposite of a fact, or something the site does not state. */
  never: z.array(patternSchema).optional(),
  /** One is required as the next step. A page includes its places; 'mailto:' is any email address. */
  leads: z.array(z.string()).optional(),
  /** The place on the site that states it. */
  from: z.string().optional(),
});

/**
 * A question and its right result: one of these places (a page without a place matches every place on it), an honest
 * 'I don't know', or small talk.
 */
const placeQuestionSchema = z.strictObject({
  after,
  ask: z.string(),
  answer: z.union([
    z.array(z.string().refine((href) => PAGES.some((page) => page === href.split('#')[0]))).min(1),
    z.enum(['unknown', 'polite']),
  ]),
});

export type Question = z.infer<typeof questionSchema>;
export type PlaceQuestion = z.infer<typeof placeQuestionSchema>;

/**
 * The engine is tuned on the development set, and its thresholds on the calibration set. The held-out set was written
 * from the pages and is not read while tuning; `npm run eval -- --held-out` asks it once a day at most. Of the untouched
 * set, written from the pages too, only the totals are looked at.
 */
export type QuestionSet = 'development' | 'calibration' | 'untouched' | 'held-out';

export const readQuestions = (set: QuestionSet) => readSet(set, questionSchema);

export const readPlaceQuestions = (set: 'development' | 'calibration') =>
  readSet(`places-${set}`, placeQuestionSchema);

function readSet<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema>[] {
  const lines = readFileSync(`e2e/assistant/questions/${name}.jsonl`, 'utf8').trimEnd().split('\n');
  return lines.map((line) => schema.parse(JSON.parse(line)));
}
