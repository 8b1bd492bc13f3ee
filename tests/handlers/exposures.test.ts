import type { Experiment } from '@/lib/content/experiment';
import { openDatabase } from '@/lib/db/client';
import { readExperimentDays, readExperimentRuns, saveExposures, type Sighting } from '@/lib/db/experiments';
import { alternateInstances } from '../support/two-instances';

const TEST: Experiment = {
  number: '02',
  kind: 'copy',
  status: 'running',
  place: 'home-hero',
  segments: ['developer'],
  since: '2027-01-04',
  days: 28,
  goal: 'docs-or-prices',
  guard: 'second-page',
  name: 'A headline about the API',
  question: 'Does it?',
  arms: { b: { headline: 'One API call adapts your page' } },
};
const tests: Experiment[] = [];
jest.mock('@/lib/content/experiments', () => ({
  get experiments() {
    return tests;
  },
}));

const NOW = new Date('2027-01-05T12:00:00.000Z');
const NO_COUNTS = { seen: 0, goal: 0, guard: 0, mixed: 0, mismatched: 0 };
const b: Sighting = { number: '02', shown: 'b', own: 'b' };
const a: Sighting = { number: '02', shown: 'a', own: 'a' };

beforeEach(async () => {
  tests.splice(0, tests.length, TEST);
  const database = await openDatabase();
  await database.experimentDay.deleteMany();
  await database.visitor.deleteMany();
});

test('a sight counts once, on the day of the first', async () => {
  expect(await saveExposures('ann', [b, b], NOW)).toBe(1);
  expect(await saveExposures('ann', [b], new Date('2027-01-06T12:00:00.000Z'))).toBe(0);
  expect(await saveExposures('bob', [a], NOW)).toBe(1);
  expect(await readExperimentDays()).toEqual([
    { number: '02', day: '2027-01-05', arm: 'a', ...NO_COUNTS, seen: 1 },
    { number: '02', day: '2027-01-05', arm: 'b', ...NO_COUNTS, seen: 1 },
  ]);
});

test('the first arm stays; the second is counted once', async () => {
  for (const sighting of [b, a, a, b, a]) await saveExposures('ann', [sighting], NOW);
  expect(await readExperimentDays()).toEqual([
    { number: '02', day: '2027-01-05', arm: 'b', ...NO_COUNTS, seen: 1, mixed: 1 },
  ]);
});

test('what was shown and the cookie disagree: a mismatch and no exposure', async () => {
  expect(await saveExposures('ann', [{ number: '02', shown: 'a', own: 'b' }], NOW)).toBe(0);
  expect(await saveExposures('bob', [{ number: '02', shown: 'b', own: undefined }], NOW)).toBe(0);
  // A browser that takes part in nothing sees the ordinary page.
  expect(await saveExposures('eve', [{ number: '02', shown: 'a', own: undefined }], NOW)).toBe(0);
  expect(await readExperimentDays()).toEqual([
    { number: '02', day: '2027-01-05', arm: 'a', ...NO_COUNTS, mismatched: 1 },
    { number: '02', day: '2027-01-05', arm: 'b', ...NO_COUNTS, mismatched: 1 },
  ]);
  expect(await (await openDatabase()).experimentExposure.count()).toBe(0);
});

test.each([
  ['before its first day', '2027-01-03T23:59:59.999Z', 0],
  ['on its first day', '2027-01-04T00:00:00.000Z', 1],
  ['on its last day', '2027-01-31T23:59:59.999Z', 1],
  ['after its last day', '2027-02-01T00:00:00.000Z', 0],
])('%s a test counts or does not', async (_, now, counted) => {
  expect(await saveExposures('ann', [b], new Date(now))).toBe(counted);
});

test('drafts, ended tests and unknown numbers count nothing', async () => {
  tests.splice(0, 1, { ...TEST, status: 'draft' });
  expect(await saveExposures('ann', [b], NOW)).toBe(0);
  tests.splice(0, 1, { ...TEST, status: 'ended', winner: 'b' });
  expect(await saveExposures('ann', [b, { ...b, number: '20' }], NOW)).toBe(0);
  expect(await (await openDatabase()).visitor.count()).toBe(0);
});

test('two instances at the same time: the counts are those of the ledger', async () => {
  const end = await alternateInstances();
  const visitors = Array.from({ length: 12 }, (_, index) => `visitor-${index}`);
  const sights = visitors.flatMap((visitorId, index) => {
    const own = index % 3 === 0 ? a : b;
    return [own, own, own].map((sighting) => saveExposures(visitorId, [sighting], NOW));
  });
  const fresh = await Promise.all(sights);
  await end();
  expect(fresh.reduce((sum, count) => sum + count, 0)).toBe(12);
  expect((await readExperimentDays()).map(({ arm, seen }) => [arm, seen])).toEqual([
    ['a', 4],
    ['b', 8],
  ]);
  expect(await (await openDatabase()).experimentExposure.count()).toBe(12);
});

test('a test is stored as it was declared at first, and when it became another', async () => {
  await saveExposures('ann', [b], NOW);
  const [run] = await readExperimentRuns();
  expect(run).toMatchObject({ number: '02', firstSeenAt: NOW, changedAt: null });
  expect(run?.declaration).toContain('One API call adapts your page');
  expect(run?.declaration).not.toContain('A headline about the API');
});
