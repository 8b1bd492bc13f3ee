import { createHmac, timingSafeEqual } from 'node:crypto';
import { ROUTES, type RoutePath } from '@/lib/config/routes';
import { formatDemoView, parseDemoView, type DemoView } from '@/lib/personalization/demo-view';

/** What a demo link opens, until when (ms). */
export type SharedView = { page: RoutePath; view: DemoView; expiresAt: number };

export type ShareTokenResult =
  { status: 'valid'; shared: SharedView } | { status: 'expired'; shared: SharedView } | { status: 'invalid' };

const INVALID = { status: 'invalid' } as const;
/** Fits the longest company name in 4-byte characters and all steps. */
const TOKEN_PATTERN = /^([\w-]{20,2500})\.([\w-]{43})$/;

/** What is signed, and its HMAC-SHA256, both in base64url. */
export function signShareToken({ page, view, expiresAt }: SharedView, secret: string): string {
  const payload = Buffer.from([page, expiresAt, formatDemoView(view)].join('|')).toString('base64url');
  return `${payload}.${sign(payload, secret)}`;
}

/** Whether it is well-formed; the signature is not checked. */
export function isShareToken(token: string): boolean {
  return TOKEN_PATTERN.test(token);
}

/** Verifies the signature, in its one canonical spelling, before reading anything of the payload. */
export function verifyShareToken(token: string, secret: string, now: number): ShareTokenResult {
  const [, payload, signature] = token.match(TOKEN_PATTERN) ?? [];
  if (payload === undefined || signature === undefined) return INVALID;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(payload, secret)))) return INVALID;
  const shared = readPayload(Buffer.from(payload, 'base64url').toString());
  if (!shared) return INVALID;
  return { status: now < shared.expiresAt ? 'valid' : 'expired', shared };
}

/** A signed payload can be outdated: its page may be gone. */
function readPayload(text: string): SharedView | null {
  const [path, expiry, code, ...rest] = text.split('|');
  const page = Object.values(ROUTES).find((route) => route === path);
  const view = parseDemoView(code);
  const expiresAt = Number(expiry);
  return page && view && rest.length === 0 && Number.isSafeInteger(expiresAt)
    ? { page, view, expiresAt }
    : null;
}

function sign(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(payload).digest('base64url');
}
