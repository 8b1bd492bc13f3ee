import { mapScroll } from './map-scroll';

const short = { tops: [100, 500], end: 1000 };
const long = { tops: [300, 700], end: 3000 };

test.each([
  [0, 0],
  [50, 150],
  [100, 300],
  [300, 500],
  [500, 700],
  [750, 1850],
  [1000, 3000],
  [1200, 3000],
  [-20, 0],
])('%d on the short page maps to %d on the long one', (position, expected) => {
  expect(mapScroll(position, short, long)).toBe(expected);
});

test.each([0, 150, 300, 500, 700, 1850, 3000])('%d on the long page maps back', (position) => {
  expect(mapScroll(mapScroll(position, long, short), short, long)).toBe(position);
});

test('without landmarks, positions are mapped proportionally', () => {
  expect(mapScroll(250, { tops: [], end: 1000 }, { tops: [], end: 400 })).toBe(100);
});

test('a landmark too far down to scroll to maps to the end', () => {
  const low = { tops: [100, 990], end: 600 };
  expect(mapScroll(600, low, long)).toBe(3000);
  expect(mapScroll(350, low, long)).toBe(500);
});

test('a page that fits its window does not scroll', () => {
  const still = { tops: [0, 0], end: 0 };
  expect(mapScroll(500, short, still)).toBe(0);
  expect(mapScroll(0, still, short)).toBe(0);
});
