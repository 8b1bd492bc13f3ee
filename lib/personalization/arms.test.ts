import { formatArms, parseArms } from './arms';

test.each(['01b', '01a.02d', '01b.02a.10c'])('%s survives a round trip', (value) => {
  const arms = parseArms(value);
  expect(arms && formatArms(arms)).toBe(value);
});

test('the numbers are sorted', () => {
  expect(formatArms({ '02': 'a', '10': 'c', '01': 'b' })).toBe('01b.02a.10c');
});

test.each([undefined, null, '', '01', '01e', '1b', '01b.', '.01b', '02a.01b', '01a.01b', '01B', '01b 02a'])(
  '%p is not a valid cookie value',
  (value) => {
    expect(parseArms(value)).toBeNull();
  },
);
