import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { ROUTES } from '@/lib/config/routes';
import { SERVICE_WORKER_PATH } from '@/lib/config/service-worker.mjs';
import { formatPersonaSlug, PERSONAS } from '@/lib/personalization/persona';
import { readDeferredScripts } from '../../scripts/build/finish-page.mjs';
import { PAGE_BYTES } from '../../server/responses.mjs';
import { sendRequest } from '../support/http/send-request';
import { findBuilt } from '../support/site/test-site.mjs';

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

const read = async (path: string) =>
  (await sendRequest(process.env.TEST_SITE_URL ?? '', path)).body.toString();

test('every script parses in the oldest supported browsers, regular expressions included', async () => {
  const folder = findBuilt('static');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(20);
  const inline = [...(await read('/')).matchAll(/<script(?![^>]*(?:\ssrc=|json))[^>]*>(.+?)<\/script>/gs)];
  expect(inline.length).toBeGreaterThan(2);
  const scripts = [
    ...files.map((name) => readFileSync(join(folder, name), 'utf8')),
    ...inline.map(([, code = '']) => code),
    await read(SERVICE_WORKER_PATH),
  ];
  for (const code of scripts) expect(() => parse(code, { ecmaVersion: 2022 })).not.toThrow();
});
