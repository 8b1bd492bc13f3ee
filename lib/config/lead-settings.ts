import { z } from 'zod';
import { hasPrivateAddress } from './public-address';

/** What a webhook may do only if `LEADS_WEBHOOK_ALLOW` names it. */
const PERMISSIONS = ['private', 'redirects'] as const;

type Permission = (typeof PERMISSIONS)[number];

/** Standard Webhooks asks for 24 to 64 random bytes. */
const SECRET_BYTES = { min: 24, max: 64 };
const BASE64 = /^(?:[\w+/]{4})*(?:[\w+/]{2}==|[\w+/]{3}=)?$/;
const SECRET_PREFIX = 'whsec_';

const URL_HINT = 'must be an address that begins with https://, without a user or password';
const SMTP_HINT =
  'must be smtp://user:password@host:587, or smtps:// for TLS from the start, with a percent-encoded user and password if it needs them';
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?$/i;

export const leadVariables = {
  LEADS_WEBHOOK_URL: z.string().trim().transform(readWebhookUrl).optional(),
  LEADS_WEBHOOK_SECRET: z
    .string()
    .trim()
    .refine(isWebhookSecret, `must be ${SECRET_PREFIX} and the output of: openssl rand -base64 32`)
    .optional(),
  LEADS_WEBHOOK_ALLOW: z.string().default('').transform(readPermissions),
  LEADS_EMAIL: z
    .string()
    .trim()
    .regex(ADDRESS, 'must be one address, such as sales@company.example')
    .optional(),
  SMTP_URL: z.string().trim().transform(readSmtpServer).optional(),
};

type LeadVariables = {
  LEADS_WEBHOOK_URL?: URL | undefined;
  LEADS_WEBHOOK_SECRET?: string | undefined;
  LEADS_WEBHOOK_ALLOW: readonly Permission[];
  LEADS_EMAIL?: string | undefined;
  SMTP_URL?: SmtpServer | undefined;
};

export type SmtpServer = {
  host: string;
  port: number;
  isSecure: boolean;
  login: { user: string; pass: string } | null;
};

export type Webhook = { url: URL; secret: string; isPrivateAllowed: boolean; areRedirectsAllowed: boolean };

export type LeadEmail = { to: string; server: SmtpServer };

/** Where demo requests go on to. Neither: they stay in the database. */
export type LeadSettings = { webhook: Webhook | null; email: LeadEmail | null };

const PAIRS = [
  ['LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET'],
  ['LEADS_EMAIL', 'SMTP_URL'],
] as const;

export function checkLeadVariables(env: LeadVariables, context: z.RefinementCtx): void {
  for (const [one, other] of PAIRS) {
    if ((env[one] === undefined) === (env[other] === undefined)) continue;
    const [missing, set] = env[one] === undefined ? [one, other] : [other, one];
    context.addIssue({ code: 'custom', path: [missing], message: `must be set, because ${set} is` });
  }
  if (!env.LEADS_WEBHOOK_URL || env.LEADS_WEBHOOK_ALLOW.includes('private')) return;
  const { protocol } = env.LEADS_WEBHOOK_URL;
  if (protocol === 'https:' && !hasPrivateAddress(env.LEADS_WEBHOOK_URL)) return;
  context.addIssue({
    code: 'custom',
    path: ['LEADS_WEBHOOK_URL'],
    message: `${protocol === 'https:' ? 'names a private address' : 'must begin with https://'}; LEADS_WEBHOOK_ALLOW=private allows a receiver in your own network, also over http://`,
  });
}

export function readLeadSettings(env: LeadVariables): LeadSettings {
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret, LEADS_EMAIL: to, SMTP_URL: server } = env;
  const allowed = env.LEADS_WEBHOOK_ALLOW;
  return {
    webhook:
      url && secret
        ? {
            url,
            secret,
            isPrivateAllowed: allowed.includes('private'),
            areRedirectsAllowed: allowed.includes('redirects'),
          }
        : null,
    email: to && server ? { to, server } : null,
  };
}

function readWebhookUrl(text: string, context: z.RefinementCtx): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '') return url;
  context.addIssue({ code: 'custom', message: URL_HINT });
  return z.NEVER;
}

function isWebhookSecret(text: string): boolean {
  const encoded = text.slice(SECRET_PREFIX.length);
  const bytes = Buffer.from(encoded, 'base64').length;
  const isLongEnough = bytes >= SECRET_BYTES.min && bytes <= SECRET_BYTES.max;
  return text.startsWith(SECRET_PREFIX) && BASE64.test(encoded) && isLongEnough;
}

function readPermissions(text: string, context: z.RefinementCtx): readonly Permission[] {
  const names = text.split(',').map((name) => name.trim());
  const known = PERMISSIONS.filter((permission) => names.includes(permission));
  if (text.trim() === '' || names.every((name) => known.some((permission) => permission === name)))
    return known;
  context.addIssue({ code: 'custom', message: `must be ${PERMISSIONS.join(', or ')}, or both with a comma` });
  return z.NEVER;
}

function readSmtpServer(text: string, context: z.RefinementCtx): SmtpServer {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isRest = url && /^\/?$/.test(url.pathname) && url.search === '' && url.hash === '';
  const login = url && readLogin(url);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || !isRest || login === undefined) {
    context.addIssue({ code: 'custom', message: SMTP_HINT });
    return z.NEVER;
  }
  const isSecure = url.protocol === 'smtps:';
  const port = url.port === '' ? (isSecure ? 465 : 587) : Number(url.port);
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port, isSecure, login };
}

/** Undefined for a login that is only half there or cannot be decoded. */
function readLogin({ username, password }: URL): SmtpServer['login'] | undefined {
  if (username === '' && password === '') return null;
  if (username === '' || password === '') return undefined;
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}
