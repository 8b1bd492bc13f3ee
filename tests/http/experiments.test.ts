import { fetchSite, personaHeaders } from '../support/http/read-page';

const DEVELOPER = 'developer.researcher.returning';

test.each([
  ['a visitor of the tested audience', personaHeaders(DEVELOPER)],
  [
    'a visitor who has an arm from before',
    { cookie: `${personaHeaders(DEVELOPER).cookie}; experiments=01b.02b` },
  ],
])('with EXPERIMENTS=off %s sees the ordinary page', async (_, headers) => {
  const response = await fetchSite('/', { headers: { ...headers, 'sec-fetch-mode': 'navigate' } });
  expect(response.headers.get('x-variant')).toBe(DEVELOPER);
  expect(response.headers.getSetCookie().filter((line) => /^experiments=[^;]/.test(line))).toEqual([]);
  expect(/data-experiment="02[bc]"/.test(await response.text())).toBe(false);
});
