import { z } from 'zod';
import { MAX_FEEDBACK_LENGTH } from '@/lib/config/input-limits';
import { defineCall, EXAMPLE_USER_ID } from './api-call';
import { userIdSchema } from './base';
import { cleanText } from './clean-text';

const STARS_HINT = 'must be a whole number from 1 to 5';
const starsSchema = z.number(STARS_HINT).int(STARS_HINT).min(1, STARS_HINT).max(5, STARS_HINT);

/** The dialog sends `rating`, the relevance control `relevanceRating`. */
const feedbackRequestSchema = z
  .strictObject({
    userId: userIdSchema,
    rating: starsSchema.optional(),
    relevanceRating: starsSchema.optional(),
    feedback: z
      .string()
      .overwrite(cleanText)
      .max(MAX_FEEDBACK_LENGTH, `must have at most ${MAX_FEEDBACK_LENGTH} characters`)
      .optional(),
  })
  .refine(({ rating, relevanceRating }) => (rating === undefined) !== (relevanceRating === undefined), {
    path: ['rating'],
    message: 'or relevanceRating must be given, and not both',
  });

export type FeedbackRequest = z.infer<typeof feedbackRequestSchema>;

export const sendFeedback = defineCall({
  endpoint: 'POST /api/feedback',
  request: {
    schema: feedbackRequestSchema,
    example: { userId: EXAMPLE_USER_ID, rating: 5, feedback: 'Clear and quick.' },
    rule: { oneOf: [{ required: ['rating'] }, { required: ['relevanceRating'] }] },
  },
  response: { status: 201, schema: z.strictObject({ id: z.number().int() }), example: { id: 7 } },
});
