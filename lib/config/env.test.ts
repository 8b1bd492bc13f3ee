import { resolve } from 'node:path';
import { parseEnv } from './env';

test('all variables are optional', () => {
  const defaults = {
    database: { provider: 'sqlite', file: resolve('data/adaptive-site.db') },
    port: 3000,
    listen: undefined,
    siteOrigin: 'http://localhost:3000',
    hasSiteUrl: false,
    isSecure: false,
    keepAliveMs: 620_000,
    anthropicApiKey: undefined,
    anthropicModel: 'claude-haiku-4-5',
    anthropicBaseUrl: 'https://api.anthropic.com',
    anthropicTokensPerMinute: 30_000,
    anthropicDeadlineMs: 7800,
    consentMode: 'notice',
    retentionDays: 395,
    leads: { webhook: null, email: null },
    hasLiveAnalytics: true,
    traceCollector: undefined,
    logLevel: 'info',
    trustedProxies: 0,
    rateLimitPerMinute: 240,
    rateLimitAddressPerMinute: 1200,
  };
  expect(parseEnv({})).toEqual(defaults);
  expect(parseEnv({ LOG_LEVEL: '', DATABASE_URL: ' ', HOME: '/root' })).toEqual(defaults);
});

const POSTGRES = {
  provider: 'postgres',
  isPooled: false,
  poolSize: undefined,
  connectTimeoutMs: undefined,
  enableChannelBinding: false,
};

test.each([
  [
    'postgres://me:secret@db:5432/site',
    { ...POSTGRES, connectionString: 'postgres://me:secret@db:5432/site' },
  ],
  ['postgresql://db/site', { ...POSTGRES, connectionString: 'postgresql://db/site' }],
  [
    'postgres://db/site?sslmode=require&channel_binding=require',
    { ...POSTGRES, connectionString: 'postgres://db/site?sslmode=verify-full', enableChannelBinding: true },
  ],
  [
    'postgres://db/site?pgbouncer=true&connection_limit=3&connect_timeout=15&application_name=a',
    {
      ...POSTGRES,
      connectionString: 'postgres://db/site?application_name=a',
      isPooled: true,
      poolSize: 3,
      connectTimeoutMs: 15_000,
    },
  ],
  ['file:./x.db', { provider: 'sqlite', file: resolve('x.db') }],
  ['file:/var/lib/x.db', { provider: 'sqlite', file: '/var/lib/x.db' }],
  ['file:///var/lib/x.db', { provider: 'sqlite', file: '/var/lib/x.db' }],
])('DATABASE_URL %s', (url, database) => {
  expect(parseEnv({ DATABASE_URL: url }).database).toEqual(database);
});

test.each([
  ['postgres://me:p#w/x@db/site', 'percent-encoded: write %23 for #'],
  ['postgres://me:p%w@db/site', 'percent-encoded'],
  ['postgres://me:pa@ss@db/site', 'percent-encoded'],
  ['postgres://me:1234#w@db/site', 'percent-encoded'],
  [
    'postgres://me:secret@db/site?pool_timeout=3',
    'does not read: remove pool_timeout. It reads application_name',
  ],
  ['postgres://db/site?sslmode=prefer', 'has a wrong sslmode: it must be disable, no-verify, require'],
  ['postgres://db/site?schema=other', 'has a wrong schema: it must be public'],
  ['postgres://db/site?sslmode=verify-ca', 'add sslrootcert=/path/to/ca.pem'],
  ['postgres://db:port/site', 'must be postgres://user:password@host:5432/database'],
  ['file:./x.db?connection_limit=1', 'without parameters'],
])('DATABASE_URL %s is refused without a part of the secret', (url, why) => {
  const [password] = /(?<=me:).*(?=@)/.exec(url) ?? ['no password'];
  const read = () => parseEnv({ DATABASE_URL: url });
  expect(read).toThrow(`  DATABASE_URL `);
  expect(read).toThrow(why);
  expect(read).not.toThrow(password);
});

test('without an address, pages name the port that the site listens on', () => {
  expect(parseEnv({ PORT: '4101' }).siteOrigin).toBe('http://localhost:4101');
});

test('an https address makes cookies secure', () => {
  expect(parseEnv({ SITE_URL: 'https://www.example.com/' })).toMatchObject({
    siteOrigin: 'https://www.example.com',
    hasSiteUrl: true,
    isSecure: true,
  });
});

test('a line break copied along with a key is ignored', () => {
  expect(parseEnv({ ANTHROPIC_API_KEY: ' sk-ant-1\n' }).anthropicApiKey).toBe('sk-ant-1');
});

test.each([
  'proxy.example:3128',
  'socks5://127.0.0.1:1080',
  'http://me:secret#w@proxy.example',
  'http://me:1234#secret@proxy.example',
  'http://me:1234/secret@proxy.example',
])('with a key, HTTPS_PROXY=%s is refused without a part of the secret', (address) => {
  expect(() => parseEnv({ HTTPS_PROXY: address })).not.toThrow();
  const read = () => parseEnv({ ANTHROPIC_API_KEY: 'sk-ant-1', HTTPS_PROXY: address });
  expect(read).toThrow(
    'HTTPS_PROXY must be the address of a proxy, such as http://proxy.example:3128, with a percent-encoded',
  );
  expect(read).not.toThrow('secret');
});

test.each(['METRICS_TOKEN', 'SHARE_LINK_SECRET'])('%s must have at least 16 characters', (name) => {
  expect(() => parseEnv({ [name]: '123456789012345' })).toThrow(`${name} must have at least 16 characters.`);
  expect(() => parseEnv({ [name]: '12345678 0123456' })).toThrow(`${name} must be at least 16 characters`);
  expect(Object.values(parseEnv({ [name]: '1234567890123456' }))).toContain('1234567890123456');
});

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

test('leads go on to a webhook and to an address', () => {
  const source = {
    LEADS_WEBHOOK_URL: 'https://crm.example/leads?list=7',
    LEADS_WEBHOOK_SECRET: `${SECRET}\n`,
    LEADS_WEBHOOK_ALLOW: 'redirects, private',
    LEADS_EMAIL: 'sales+site@company.example',
    SMTP_URL: 'smtp://me%40company.example:p%23w@mail.example',
  };
  expect(parseEnv(source).leads).toEqual({
    webhook: {
      url: new URL('https://crm.example/leads?list=7'),
      secret: SECRET,
      isPrivateAllowed: true,
      areRedirectsAllowed: true,
    },
    email: {
      to: 'sales+site@company.example',
      server: {
        host: 'mail.example',
        port: 587,
        isSecure: false,
        login: { user: 'me@company.example', pass: 'p#w' },
      },
    },
  });
  expect(parseEnv({ ...source, SMTP_URL: 'smtps://[::1]' }).leads.email?.server).toEqual({
    host: '::1',
    port: 465,
    isSecure: true,
    login: null,
  });
});

const WEBHOOK = { LEADS_WEBHOOK_URL: 'https://crm.example', LEADS_WEBHOOK_SECRET: SECRET };
const EMAIL = { LEADS_EMAIL: 'sales@company.example', SMTP_URL: 'smtp://localhost:25' };

test.each([
  ['LEADS_WEBHOOK_SECRET', '', 'must be set, because LEADS_WEBHOOK_URL is'],
  ['LEADS_WEBHOOK_URL', '', 'must be set, because LEADS_WEBHOOK_SECRET is'],
  ['SMTP_URL', '', 'must be set, because LEADS_EMAIL is'],
  ['LEADS_EMAIL', '', 'must be set, because SMTP_URL is'],
  ['LEADS_WEBHOOK_URL', 'crm.example', 'must be an address'],
  ['LEADS_WEBHOOK_URL', 'https://me:word@crm.example', 'must be an address'],
  ['LEADS_WEBHOOK_URL', 'http://crm.example', 'must begin with https://'],
  ['LEADS_WEBHOOK_URL', 'https://10.0.0.1', 'names a private address'],
  ['LEADS_WEBHOOK_SECRET', SECRET.slice(6), 'must be whsec_ and the output'],
  ['LEADS_WEBHOOK_SECRET', 'whsec_dG9vIHNob3J0', 'must be whsec_'],
  ['LEADS_WEBHOOK_SECRET', `${SECRET}!`, 'must be whsec_'],
  ['LEADS_WEBHOOK_ALLOW', 'redirect', 'must be private, or redirects, or both'],
  ['LEADS_EMAIL', 'sales@company.example, boss@company.example', 'must be one address'],
  ['LEADS_EMAIL', 'sales@company.example\nBcc: all@company.example', 'must be one address'],
  ['SMTP_URL', 'mail.example:587', 'must be smtp://user:password@host:587'],
  ['SMTP_URL', 'smtp://me:word@mail.example?logger=true', 'must be smtp://'],
  ['SMTP_URL', 'smtp://me:w%ord@mail.example', 'must be smtp://'],
  ['SMTP_URL', 'smtp://me@mail.example', 'must be smtp://'],
])('%s=%j %s', (name, value, why) => {
  const read = () => parseEnv({ ...WEBHOOK, ...EMAIL, [name]: value });
  expect(read).toThrow(`${name} ${why}`);
  expect(read).not.toThrow('me:w');
});

test('every invalid variable is listed with instructions and without its value', () => {
  const source = {
    DATABASE_URL: 'mysql://root:secret@db/site',
    SITE_URL: 'www.example.com',
    ANTHROPIC_API_KEY: 'secret key',
    ANTHROPIC_MODEL: '"claude"',
    ANTHROPIC_BASE_URL: 'secret:1',
    ANTHROPIC_TOKENS_PER_MINUTE: 'many',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/v1/traces',
    ANTHROPIC_DEADLINE_MS: '7801',
    LOG_LEVEL: 'loud',
    TRUST_PROXY: 'true',
    RATE_LIMIT_PER_MINUTE: '0',
    RATE_LIMIT_ADDRESS_PER_MINUTE: '-1',
  };
  expect(() => parseEnv(source)).toThrow(
    new Error(`The configuration has mistakes:
  DATABASE_URL must be file:<path> for SQLite or postgres://user:password@host:5432/database for Postgres.
  SITE_URL must be the address that visitors use, such as https://www.example.com, without a path.
  ANTHROPIC_API_KEY must be the key alone, without spaces or quotes.
  ANTHROPIC_MODEL must be the name of a model.
  ANTHROPIC_BASE_URL must be an address that begins with https:// or http://.
  ANTHROPIC_TOKENS_PER_MINUTE must be a whole number of tokens, at least 1.
  ANTHROPIC_DEADLINE_MS must be a whole number of milliseconds, from 100 to 7800.
  OTEL_EXPORTER_OTLP_ENDPOINT must not end in /v1/traces, which is appended.
  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.
  TRUST_PROXY must be the number of proxies in front, from 0 to 10.
  RATE_LIMIT_PER_MINUTE must be a whole number of calls, at least 1.
  RATE_LIMIT_ADDRESS_PER_MINUTE must be a whole number of calls, at least 1.`),
  );
});
