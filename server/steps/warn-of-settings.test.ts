import { createSettingsWarnings } from './warn-of-settings';

const LOCAL = { siteOrigin: 'http://localhost:3000', hasSiteUrl: false, trustedProxies: 0 };
const PUBLIC = { siteOrigin: 'https://www.site.example', hasSiteUrl: true, trustedProxies: 1 };

function warnOf(settings: typeof LOCAL, requests: readonly Record<string, string>[]): string[] {
  const warnings: string[] = [];
  const warnOfSettings = createSettingsWarnings(settings, (text) => warnings.push(text));
  for (const headers of requests) warnOfSettings({ headers });
  return warnings;
}

test('a host that pages do not name is told once, with what to set', () => {
  const hosts = ['www.site.example', 'www.site.example', 'localhost:3000', 'localhost:4101'];
  const requests = hosts.map((host) => ({ host }));
  expect(warnOf(LOCAL, requests)).toEqual([
    expect.stringMatching(/^Pages for www\.site\.example name http:\/\/localhost:3000 .* Set SITE_URL/),
  ]);
  const proxied = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' };
  const named = ['www.site.example', 'site.example'].map((host) => ({ host, ...proxied }));
  expect(warnOf(PUBLIC, named)).toEqual([
    expect.stringMatching(/^Pages for site\.example name https:\/\/www\.site\.example .* Redirect that host/),
  ]);
});

test('health checks by address are no contradiction, and strangers cannot fill the log', () => {
  const checks = ['127.0.0.1:3000', '10.0.0.7:3000', '[::1]:3000', '[fd00::1]'];
  const warnings = warnOf(PUBLIC, [
    ...checks.map((host) => ({ host })),
    ...Array.from({ length: 1000 }, (_, index) => ({ host: `${index}.example` })),
  ]);
  expect(warnings.length).toBeLessThanOrEqual(20);
});

test.each([
  [{}, /^A request carries 0 forwarded addresses, although TRUST_PROXY=1/],
  [{ 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'http' }, /^Visitors come over http, .*Redirect/],
])(
  'what %j contradicts is told once, of requests through the proxy',
  (headers: Record<string, string>, warning) => {
    const through = { host: 'www.site.example', ...headers };
    expect(warnOf(PUBLIC, [through, through])).toEqual([expect.stringMatching(warning)]);
    expect(warnOf(PUBLIC, [{ ...headers, host: '10.0.0.7:3000' }])).toEqual([]);
  },
);

test('https is told to a site whose address says http', () => {
  const settings = { ...PUBLIC, siteOrigin: 'http://www.site.example' };
  const through = { host: 'www.site.example', 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' };
  expect(warnOf(settings, [through, through])).toEqual([expect.stringMatching(/^Visitors come over https/)]);
});

test('a proxy that is not trusted is told once', () => {
  const forwarded = { host: 'localhost:3000', 'x-forwarded-for': '192.0.2.1' };
  expect(warnOf(LOCAL, [forwarded, forwarded])).toEqual([expect.stringContaining('Set TRUST_PROXY')]);
  expect(warnOf(PUBLIC, [{ ...forwarded, host: 'www.site.example' }])).toEqual([]);
});
