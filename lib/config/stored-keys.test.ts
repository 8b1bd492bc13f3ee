import { myDataCopy } from '@/lib/content/pages/my-data';
import { SITE_COOKIES } from './site-cookies';
import { CONSENTED_KEYS, ESSENTIAL_KEYS, isEssentialKey } from './stored-keys';

test('each key is either essential or not', () => {
  expect(ESSENTIAL_KEYS.every(isEssentialKey)).toBe(true);
  expect(CONSENTED_KEYS.some(isEssentialKey)).toBe(false);
});

test('"my data" describes the purpose of every cookie and key', () => {
  const known = [...ESSENTIAL_KEYS, ...CONSENTED_KEYS, ...Object.keys(SITE_COOKIES)];
  expect(Object.keys(myDataCopy.browser.purposes).sort()).toEqual(known.sort());
});
