import {
  ALIKE,
  DIFFERENT,
  FASTER,
  FINDABLE,
  readImmature,
  measureShare,
  readMature,
  runExperiment,
} from './simulate';
import { createRandom } from '../shared/create-random.mjs';

const [alike] = ALIKE;
const [better] = DIFFERENT;
if (!alike || !better) throw new Error('There are scenarios of both kinds.');

test('the same seed gives the same tests, another seed different ones', () => {
  const found = [1, 1, 2].map((seed) =>
    measureShare(FASTER, { runs: 60, seed, read: readImmature }, 'isCalledDifferent'),
  );
  expect(found[0]).toBe(found[1]);
  expect(found[0]).not.toBe(found[2]);
});

test('conversions are sampled at their arm’s rate', () => {
  // This difference is large enough to be found in every run.
  const large = { ...alike, visitorsPerDay: 2000, rate: 0.4, ratio: 2 };
  const outcome = runExperiment(large, createRandom(7), readMature);
  expect(outcome).toMatchObject({ isCalledDifferent: true, isCalledBetter: true });
  const worse = runExperiment({ ...large, ratio: 0.5 }, createRandom(7), readMature);
  expect(worse).toMatchObject({ isCalledDifferent: true, isCalledBetter: false });
});

test('most differences of 30 % are found and reported as better', () => {
  expect(measureShare(FINDABLE, { runs: 60, seed: 3 }, 'isCalledBetter')).toBeGreaterThan(0.5);
});

test('exposures count once their week is over, with all its conversions', () => {
  const days = [
    { seen: 10, conversionsByDelay: [1, 0, 0, 0, 0, 0, 2] },
    { seen: 20, conversionsByDelay: [4, 0, 0, 0, 0, 0, 0] },
  ];
  expect(readMature(days, 7)).toEqual({ seen: 0, conversions: 0 });
  expect(readMature(days, 8)).toEqual({ seen: 10, conversions: 3 });
  expect(readMature(days, 9)).toEqual({ seen: 30, conversions: 7 });
  expect(readImmature(days, 1)).toEqual({ seen: 10, conversions: 1 });
  expect(readImmature(days, 2)).toEqual({ seen: 30, conversions: 5 });
});
