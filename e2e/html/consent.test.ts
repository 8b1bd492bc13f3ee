import { consentCopy } from '@/lib/content/consent';
import { consentNoticeCopy } from '@/lib/content/consent-notice';
import { fetchSite, readPage, textOf } from '../support/read-page';

const listCookies = async (cookie: string, path = '/about', headers = {}) =>
  (await fetchSite(path, { headers: { cookie, ...headers } })).headers.getSetCookie();

test('a page clears the cookies of a visitor whose withdrawal was lost, and renews the refusal', async () => {
  const cookies = await listCookies('consent=no; visitor=left; persona=old');
  expect(cookies).toEqual([
    expect.stringMatching(/^visitor=; .*Max-Age=0/),
    expect.stringMatching(/^consent=no; .*Max-Age=34128000/),
  ]);
});

test.each([
  ['after a refusal', 'consent=no', {}],
  ['under Global Privacy Control', '', { 'sec-gpc': '1' }],
])('%s no persona of an address is stored', async (_, cookie, headers) => {
  const cookies = await listCookies(cookie, '/?segment=developer', headers);
  expect(cookies.filter((line) => line.startsWith('persona='))).toEqual([]);
});

test('every page offers in its footer what the notice says, and the notice leads to the privacy section', async () => {
  const { document } = await readPage('/about');
  expect(textOf(document.querySelector('footer [data-slot=consent-switch]'))).toContain(consentCopy.line.on);
  expect(consentNoticeCopy.privacy).toBe('/settings#privacy');
  const settings = await readPage('/settings');
  expect(settings.document.getElementById('privacy')).not.toBeNull();
});
