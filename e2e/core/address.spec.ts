import { hash, INLINE_SCRIPT } from '../../server/inline-scripts.mjs';
import { startOptInSite } from '../support/opt-in-site';
import { sendRequest } from '../support/send-request';
import { expect, test } from '../support/site';
import type { Site } from '../support/start-site.mjs';

const PORT = 4361;
const BUILT = 'http://localhost:3000';

let site: Site;
test.beforeAll(async () => {
  site = await startOptInSite(PORT);
});
test.afterAll(() => site.stop());

test('one build serves any public address and consent mode', async () => {
  const cookie = 'persona=developer.converter.returning.chosen.chosen.11';
  const requests: [path: string, headers: Record<string, string>][] = [
    ['/', {}],
    ['/pricing', { cookie }],
    ['/pricing', { cookie, rsc: '1' }],
    ['/robots.txt', {}],
    ['/sitemap.xml', {}],
    ['/llms.txt', {}],
  ];
  for (const [path, headers] of requests) {
    const response = await sendRequest(site.url, path, { headers });
    const text = response.body.toString();
    expect(text, path).toContain(site.url);
    expect(text, path).not.toContain(BUILT);
    if (!text.startsWith('<!DOCTYPE html>')) continue;
    expect(text).toContain('data-consent="opt-in"');
    for (const [, script = ''] of text.matchAll(INLINE_SCRIPT))
      expect(response.headers['content-security-policy']).toContain(hash(script));
  }
});
