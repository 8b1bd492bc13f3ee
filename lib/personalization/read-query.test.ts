import { isLookOnly, readQuery } from './read-query';

const CAMPAIGN = { utm_source: 'x', utm_campaign: 'market-outlook' };

test.each([
  ['', {}],
  ['?', {}],
  ['?utm_source=x&utm_campaign=market-outlook', CAMPAIGN],
  ['?utm_source=x&amp;utm_campaign=market-outlook', CAMPAIGN],
  ['?utm_source=x&AMP;utm_campaign=market-outlook', CAMPAIGN],
  ['?utm_source=x&amp;amp;utm_campaign=market-outlook', CAMPAIGN],
  ['?utm_source=x&amp%3Butm_campaign=market-outlook', CAMPAIGN],
  ['?&amp;utm_source=x&&utm_campaign=market-outlook&', CAMPAIGN],
  ['?utm_source=x?utm_campaign=market-outlook', CAMPAIGN],
  ['??utm_source=x&?utm_campaign=market-outlook?', CAMPAIGN],
  ['?UTM_SOURCE=x&Utm_Campaign=market-outlook', CAMPAIGN],
  ['?utm_source=x&utm_campaign=market-outlook.', CAMPAIGN],
  ['?utm_source=x&utm_campaign=market-outlook),', CAMPAIGN],
  // Encoded text is taken literally.
  ['?utm_term=what%3F+a%26amp%3Bb', { utm_term: 'what? a&amp;b' }],
  ['?utm_term=Acme.%2e', { utm_term: 'Acme..' }],
  ['?ampere=1&amp=2', { ampere: '1', amp: '2' }],
])('%j is read as %j', (search, expected) => {
  expect(Object.fromEntries(readQuery(search))).toEqual(expected);
});

test('of two parameters with the same name the first counts, whatever their case', () => {
  expect(readQuery('?SEGMENT=developer&segment=sales-prospect').get('segment')).toBe('developer');
});

test.each([
  ['segment=developer&view=compare', true],
  ['view=Compare', false],
  ['', false],
])('?%s previews a page without tracking: %s', (query, expected) => {
  expect(isLookOnly(new URLSearchParams(query))).toBe(expected);
});
