import 'server-only';
import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { CONSENT_MODES } from '@/lib/personalization/consent';
import { BUDGET_TOKENS_PER_MINUTE } from '@/lib/personalization/token-budget';
import { RETENTION_DAYS } from './stored-keys';
import { checkLeadVariables, leadVariables, readLeadSettings } from './lead-settings';
import { findUrlMistake, isPostgres, readPostgresUrl } from './database-url.mjs';

/** Limit for the model's complete reply. Visitors wait at most eight seconds. */
const MODEL_DEADLINE_MS = 7800;
export const MODEL_ROUTE_DEADLINE_MS = MODEL_DEADLINE_MS + 1000;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

export type DatabaseTarget =
  { provider: 'sqlite'; file: string } | ({ provider: 'postgres' } & ReturnType<typeof readPostgresUrl>);

const RETENTION_HINT = 'must be a whole number of days, from 1 to 3650';
const DEADLINE_HINT = `must be a whole number of milliseconds, from 100 to ${MODEL_DEADLINE_MS}`;

/** undici's EnvHttpProxyAgent reads them itself. */
const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'] as const;
const PROXY_HINT =
  'must be the address of a proxy, such as http://proxy.example:3128, with a percent-encoded user and password if it needs them';

const variables = {
  DATABASE_URL: z.string().default('file:./data/adaptive-site.db').transform(readDatabaseTarget),
  DIRECT_URL: z
    .string()
    .refine(isPostgres, 'must be the address of the same Postgres without its pooler')
    .optional(),
  PORT: wholeNumber('must be a port, from 1 to 65535', 1, 65_535).default(3000),
  LISTEN: z.string().trim().optional(),
  KEEP_ALIVE_SECONDS: wholeNumber('must be a whole number of seconds, from 1 to 86400', 1, 86_400).default(
    620,
  ),
  SITE_URL: z.string().transform(readOrigin).optional(),
  ANTHROPIC_API_KEY: headerValue('must be the key alone, without spaces or quotes').optional(),
  ANTHROPIC_MODEL: headerValue('must be the name of a model').default('claude-haiku-4-5'),
  ANTHROPIC_BASE_URL: z.string().default('https://api.anthropic.com').transform(readServiceAddress),
  ANTHROPIC_TOKENS_PER_MINUTE: wholeNumber('must be a whole number of tokens, at least 1', 1, 1e9).default(
    BUDGET_TOKENS_PER_MINUTE,
  ),
  HTTPS_PROXY: z.string().optional(),
  https_proxy: z.string().optional(),
  HTTP_PROXY: z.string().optional(),
  http_proxy: z.string().optional(),
  ANTHROPIC_DEADLINE_MS: wholeNumber(DEADLINE_HINT, 100, MODEL_DEADLINE_MS).default(MODEL_DEADLINE_MS),
  CONSENT_MODE: z
    .enum(CONSENT_MODES, { error: `must be one of ${CONSENT_MODES.join(', ')}` })
    .default('notice'),
  EXPERIMENTS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  RETENTION_DAYS: wholeNumber(RETENTION_HINT, 1, 3650).default(RETENTION_DAYS),
  SHARE_LINK_SECRET: secretValue(),
  METRICS_TOKEN: secretValue(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .transform(readServiceAddress)
    .refine((url) => !/\/v1\/traces\/?$/.test(url), 'must not end in /v1/traces, which is appended')
    .optional(),
  ...leadVariables,
  LIVE_ANALYTICS: z.enum(['public', 'off'], { error: 'must be public or off' }).default('public'),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  TRUST_PROXY: wholeNumber('must be the number of proxies in front, from 0 to 10', 0, 10).default(0),
  RATE_LIMIT_PER_MINUTE: wholeNumber('must be a whole number of calls, at least 1', 1, 1e9).default(240),
  RATE_LIMIT_ADDRESS_PER_MINUTE: wholeNumber('must be a whole number of calls, at least 1', 1, 1e9).default(
    1200,
  ),
};

export const VARIABLES = Object.keys(variables);

const envSchema = z
  .object(variables)
  .superRefine((env, context) => {
    // Only the model is reached through a proxy.
    if (env.ANTHROPIC_API_KEY === undefined) return;
    for (const name of PROXY_VARIABLES)
      if (env[name] !== undefined && !isProxyAddress(env[name]))
        context.addIssue({ code: 'custom', path: [name], message: PROXY_HINT });
  })
  .superRefine(checkLeadVariables)
  .transform((env) => ({
    database: env.DATABASE_URL,
    port: env.PORT,
    listen: env.LISTEN,
    siteOrigin: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    hasSiteUrl: env.SITE_URL !== undefined,
    isSecure: env.SITE_URL?.startsWith('https:') ?? false,
    keepAliveMs: env.KEEP_ALIVE_SECONDS * 1000,
    anthropicApiKey: env.ANTHROPIC_API_KEY,
    anthropicModel: env.ANTHROPIC_MODEL,
    anthropicBaseUrl: env.ANTHROPIC_BASE_URL,
    anthropicTokensPerMinute: env.ANTHROPIC_TOKENS_PER_MINUTE,
    anthropicDeadlineMs: env.ANTHROPIC_DEADLINE_MS,
    consentMode: env.CONSENT_MODE,
    retentionDays: env.RETENTION_DAYS,
    shareLinkSecret: env.SHARE_LINK_SECRET,
    metricsToken: env.METRICS_TOKEN,
    traceCollector: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    leads: readLeadSettings(env),
    hasLiveAnalytics: env.LIVE_ANALYTICS === 'public',
    logLevel: env.LOG_LEVEL,
    trustedProxies: env.TRUST_PROXY,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    rateLimitAddressPerMinute: env.RATE_LIMIT_ADDRESS_PER_MINUTE,
  }));

export type Env = z.infer<typeof envSchema>;

/** Parses the configuration; empty variables count as absent. Throws one Error that lists every invalid variable. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = envSchema.safeParse(nonEmpty);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}.`);
  throw new Error(
    `The configuration has ${lines.length === 1 ? 'a mistake' : 'mistakes'}:\n${lines.join('\n')}`,
  );
}

let env: Env | undefined;

/** The process's configuration, read on first use instead of on import, so that `next build` does not require it. */
export function readEnv(): Env {
  env ??= parseEnv(process.env);
  return env;
}

function wholeNumber(hint: string, min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,10}$/, hint)
    .transform(Number)
    .refine((value) => value >= min && value <= max, hint);
}

/** Validates text for use in a header: visible ASCII, without quotes that a shell should have removed. */
function headerValue(hint: string) {
  return z
    .string()
    .trim()
    .regex(/^(?!["'])[\x21-\x7e]+$/, hint);
}

function secretValue() {
  return headerValue('must be at least 16 characters, without spaces or quotes')
    .min(16, 'must have at least 16 characters')
    .optional();
}

/** A `#` or `/` in a password would end the address before its host. */
function isProxyAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, pathname, search, hash } = new URL(address);
  return /^https?:$/.test(protocol) && pathname + search + hash === '/';
}

function readServiceAddress(url: string, context: z.RefinementCtx): string {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  context.addIssue({ code: 'custom', message: 'must be an address that begins with https:// or http://' });
  return z.NEVER;
}

function readDatabaseTarget(url: string, context: z.RefinementCtx): DatabaseTarget {
  if (isPostgres(url)) {
    const mistake = findUrlMistake(url);
    if (!mistake) return { provider: 'postgres', ...readPostgresUrl(url) };
    context.addIssue({ code: 'custom', message: mistake });
    return z.NEVER;
  }
  if (/^file:[^?]*\?/.test(url)) {
    context.addIssue({ code: 'custom', message: 'must be file:<path> for SQLite, without parameters' });
    return z.NEVER;
  }
  if (url.startsWith('file:') && url.length > 'file:'.length)
    return { provider: 'sqlite', file: readPath(url) };
  context.addIssue({
    code: 'custom',
    message: 'must be file:<path> for SQLite or postgres://user:password@host:5432/database for Postgres',
  });
  return z.NEVER;
}

function readPath(url: string): string {
  if (url.startsWith('file://')) return fileURLToPath(url);
  const path = url.slice('file:'.length);
  return isAbsolute(path) ? path : resolve(/* turbopackIgnore: true */ process.cwd(), path);
}

function readOrigin(url: string, context: z.RefinementCtx): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed && /^https?:$/.test(parsed.protocol) && parsed.pathname === '/') return parsed.origin;
  context.addIssue({
    code: 'custom',
    message: 'must be the address that visitors use, such as https://www.example.com, without a path',
  });
  return z.NEVER;
}
