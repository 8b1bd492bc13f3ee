import { z } from 'zod';
import { randomUuid } from './request-ids';

test('returns valid and unique version 4 UUIDs', () => {
  const drawn = Array.from({ length: 200 }, randomUuid);
  for (const id of drawn) expect(z.uuidv4().safeParse(id).success).toBe(true);
  expect(new Set(drawn).size).toBe(200);
});
