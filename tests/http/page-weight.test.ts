import { ROUTES } from '@/lib/config/routes';
import { formatPersonaSlug, PERSONAS } from '@/lib/personalization/persona';
import { readDeferredScripts } from '../../scripts/build/finish-page.mjs';
import { PAGE_BYTES } from '../../server/responses.mjs';
import { sendRequest } from '../support/http/send-request';

const SCRIPT_BYTES = 200 * 1024;
/** Each request costs a phone a round trip. */
const SCRIPTS = 7;

const send = async (path: string, coding: 'br' | 'gzip', cookie = '') => {
  const answer = await sendRequest(process.env.TEST_SITE_URL ?? '', path, {
    headers: { cookie, 'accept-encoding': coding },
  });
  expect(answer.headers['content-encoding']).toBe(coding);
  return answer;
};

test.each(Object.values(ROUTES))('the HTML of %s is within PAGE_BYTES for every visitor', async (path) => {
  const slugs = PERSONAS.map(formatPersonaSlug);
  const pages = await Promise.all(slugs.map((slug) => send(path, 'br', `persona=${slug}.chosen.chosen.11`)));
  expect(pages.map(({ headers }) => headers['x-variant'])).toEqual(slugs);
  expect(Math.max(...pages.map(({ body }) => body.length))).toBeLessThanOrEqual(PAGE_BYTES);
});

test.each(Object.values(ROUTES))('%s loads at most 200 KB of scripts', async (path) => {
  const page = await sendRequest(process.env.TEST_SITE_URL ?? '', path);
  const scripts = readDeferredScripts(page.body.toString());
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.length).toBeLessThanOrEqual(SCRIPTS);
  const sizes = await Promise.all(scripts.map(async (script) => (await send(script, 'gzip')).body.length));
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(SCRIPT_BYTES);
});
