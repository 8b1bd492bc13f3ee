import * as feedback from '@/app/api/feedback/route';
import { openDatabase } from '@/lib/db/client';
import { testRefusals } from '../support/calls/call-fixtures';
import { createVisitor } from '../support/calls/handler-visitor';

const ONE_RATING = 'or relevanceRating must be given, and not both';
const STARS = 'must be a whole number from 1 to 5';

test.each([
  [
    { userId: 3, rating: 5, feedback: '  Clear and quick. ' },
    { userId: 3, rating: 5, relevanceRating: null, feedback: 'Clear and quick.' },
  ],
  [
    { userId: 3, relevanceRating: 1, feedback: '' },
    { userId: 3, rating: null, relevanceRating: 1, feedback: '' },
  ],
  [
    { userId: 3, rating: 1 },
    { userId: 3, rating: 1, relevanceRating: null, feedback: null },
  ],
])('%j is stored', async (body, row) => {
  const answer = await createVisitor().call(feedback.POST, 'POST', { body });
  expect(answer).toMatchObject({ status: 201, body: { id: expect.any(Number) } });
  const database = await openDatabase();
  const stored = await database.feedback.findMany({ orderBy: { id: 'desc' }, take: 1 });
  expect(stored).toMatchObject([{ ...row, ...(answer.body as { id: number }) }]);
});

testRefusals(feedback.POST, 'POST', [
  [{ userId: 3 }, 'rating', ONE_RATING],
  [{ userId: 3, rating: 4, relevanceRating: 4 }, 'rating', ONE_RATING],
  [{ userId: 3, rating: 0 }, 'rating', STARS],
  [{ userId: 3, rating: 4.5 }, 'rating', STARS],
  [{ userId: 3, rating: '4' }, 'rating', STARS],
  [{ userId: 3, rating: 4, feedback: 'x'.repeat(2001) }, 'feedback', 'must have at most 2000 characters'],
  [{ userId: 3, rating: 4, comment: 'x' }, 'comment', 'is not a known field'],
  [{ rating: 4 }, 'userId', 'must be a whole number from 0 to 2147483647'],
  [{ userId: 2147483648, rating: 4 }, 'userId', 'must be a whole number from 0 to 2147483647'],
  ['{"userId":1e400,"rating":4}', 'userId', 'must be a whole number from 0 to 2147483647'],
]);

test.each([0, -0, 2147483647, 1e3])('user id %p is stored', async (userId) => {
  const body = `{"userId":${Object.is(userId, -0) ? '-0' : userId},"rating":2,"feedback":"${'x'.repeat(2000)}"}`;
  expect((await createVisitor().call(feedback.POST, 'POST', { body })).status).toBe(201);
});
