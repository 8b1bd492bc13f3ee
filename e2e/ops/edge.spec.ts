import { createServer, request as requestOrigin, type Server } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild-wasm';
import { Miniflare } from 'miniflare';
import { sendRequest, type Answer } from '../support/send-request';
import { startSite, type Site } from '../support/start-site.mjs';
import { expect, test } from '../support/site';
import { SITE_FOLDER } from '../support/test-site.mjs';

const ROOT = join(import.meta.dirname, '../..');
const SITE_PORT = 4370;
const ORIGIN_PORT = 4371;
const EDGE_PORT = 4372;
const EDGE = `http://localhost:${EDGE_PORT}`;
const PERSONA = 'persona=developer.converter.new.chosen.chosen.11';
const VISITORS: Record<string, string>[] = [
  {},
  { cookie: `${PERSONA}; visitor=secret; other=x` },
  { cookie: 'persona=sales-prospect.explorer.returning.chosen.chosen.11; consent=seen; visitor=other' },
  { cookie: `${PERSONA}; visitor=secret`, 'sec-gpc': '1' },
  { cookie: `${PERSONA}; consent=no` },
  { cookie: `${PERSONA}; experiments=01b~02b` },
  { cookie: `${PERSONA}; demo-view=sales-prospect.explorer.new.chosen.chosen.11~1~~` },
  { cookie: PERSONA, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
];

let site: Site;
let origin: Server;
let edge: Miniflare;
/** Cookies that reached the origin. */
let received: string[] = [];

const listCookies = ({ headers }: Answer) =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '');

const configure = async (release: string) => {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['deploy/edge/worker.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.SITE_URL': '""' },
    alias: { '@': SITE_FOLDER },
  });
  return {
    modules: true,
    script: outputFiles[0]?.text ?? '',
    compatibilityDate: '2025-11-01',
    host: '127.0.0.1',
    port: EDGE_PORT,
    bindings: { ORIGIN: `http://localhost:${ORIGIN_PORT}`, RELEASE: release },
  };
};

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startSite({ port: SITE_PORT, env: { EXPERIMENTS: 'on' } });
  origin = createServer((request, response) => {
    received.push(request.headers.cookie ?? '');
    const { url: path, method, headers } = request;
    request.pipe(
      requestOrigin(`${site.url}${path}`, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }),
    );
  }).listen(ORIGIN_PORT);
  edge = new Miniflare(await configure('one'));
  await edge.ready;
});
test.afterAll(async () => {
  await edge.dispose();
  origin.close();
  await site.stop();
});

for (const release of ['one', 'two', 'three']) {
  test(`release ${release}: each visitor gets its own variant, policy and cookies, and one request fills each copy`, async () => {
    await edge.setOptions(await configure(release));
    for (const round of ['filled', 'copied']) {
      received = [];
      for (const visitor of VISITORS) {
        const headers: Record<string, string> = { ...visitor, 'accept-encoding': 'identity' };
        const given = await sendRequest(EDGE, '/', { headers });
        const assigned = listCookies(given);
        const cookie = [
          headers.cookie ?? '',
          ...assigned.filter((pair) => pair.startsWith('experiments=')),
        ].join('; ');
        const own = await sendRequest(site.url, '/', { headers: { ...headers, cookie } });
        for (const name of ['x-variant', 'content-security-policy', 'cache-control'])
          expect(given.headers[name], `${round} ${JSON.stringify(headers)} ${name}`).toBe(own.headers[name]);
        expect(given.body.equals(own.body), JSON.stringify(headers)).toBe(true);
        const withoutArms = (pairs: string[]) => pairs.filter((pair) => !pair.startsWith('experiments='));
        expect(withoutArms(assigned)).toEqual(withoutArms(listCookies(own)));
      }
      const isOfDemoView = (cookies: string) => cookies.includes('demo-view');
      expect(received.filter(isOfDemoView)).toHaveLength(1);
      const filling = received.filter((cookies) => !isOfDemoView(cookies));
      expect(filling.filter((cookies) => cookies.includes('visitor='))).toEqual([]);
      // One visitor enters each time, and can be assigned to an arm that nobody has seen yet.
      if (round === 'copied') expect(filling.length).toBeLessThanOrEqual(1);
      else expect(filling.length).toBeLessThan(VISITORS.length - 2);
    }
  });
}
