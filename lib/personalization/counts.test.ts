import { formatCount } from './counts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.0K'],
  [1049, '1.0K'],
  [1050, '1.1K'],
  [12_847, '12.8K'],
  [999_949, '999.9K'],
  [999_950, '1.0M'],
  [999_999, '1.0M'],
  [1_000_000, '1.0M'],
  [10_000_000, '10.0M'],
])('%d is formatted as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
