import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { readEnv } from '@/lib/config/env';
import { ROUTES, type RoutePath } from '@/lib/config/routes';
import type { ShareLinkResponse, shareLinkRequestSchema } from '@/lib/calls/make-share-link';
import { loadSecret } from '@/lib/db/secret';
import { formatDemoView, parseDemoView, type DemoView } from '@/lib/personalization/demo-view';
import { createRateLimiter, hashAddress, tooManyRequests } from './rate-limit';
import { createTtlCache } from './ttl-cache';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Cached only briefly, to notice a key that another instance has replaced. */
const readStoredSecret = createTtlCache(() => loadSecret('share-links'));

/** A new link with each change while a team prepares its demos, not a stranger's mailing. */
const LINKS_PER_HOUR = 300;
const countLink = createRateLimiter(LINKS_PER_HOUR, 60 * 60);

/** Throws 429 above the limit of the request's address. */
export async function enforceShareLinkLimit(request: Request): Promise<void> {
  const wait = await countLink(hashAddress(request));
  if (wait !== null) throw tooManyRequests('share-link', wait, 'Too many links were made in the last hour.');
}

/** Creates a signed link to a demo view. The link contains the whole view; nothing is stored. */
export async function makeShareLink({
  page,
  persona,
  settings,
  days,
  ...letter
}: z.output<typeof shareLinkRequestSchema>): Promise<ShareLinkResponse> {
  const chosen = { segmentSource: 'chosen', clusterSource: 'chosen' } as const;
  const view: DemoView = { ...persona, ...settings, ...chosen, ...letter };
  const expiresAt = Date.now() + days * DAY_MS;
  const token = signShareToken({ page, view, expiresAt }, await readShareSecret());
  return { path: `/share/${token}`, expiresAt: new Date(expiresAt).toISOString() };
}

/** What a link's token opens now. Malformed tokens are rejected before the secret is loaded. */
export async function openShareLink(token: string): Promise<ShareTokenResult> {
  if (!TOKEN_PATTERN.test(token)) return INVALID;
  return verifyShareToken(token, await readShareSecret(), Date.now());
}

/** The key of all demo links. A new one invalidates every earlier link. */
async function readShareSecret(): Promise<string> {
  return readEnv().shareLinkSecret ?? readStoredSecret();
}

type SharedView = { page: RoutePath; view: DemoView; expiresAt: number };

type ShareTokenResult =
  { status: 'valid'; shared: SharedView } | { status: 'expired'; shared: SharedView } | { status: 'invalid' };

const INVALID = { status: 'invalid' } as const;
const TOKEN_PATTERN = /^([\w-]{20,6000})\.([\w-]{43})$/;

/** The payload and its HMAC-SHA256, both in base64url. */
export function signShareToken({ page, view, expiresAt }: SharedView, secret: string): string {
  const payload = Buffer.from([page, expiresAt, formatDemoView(view)].join('|')).toString('base64url');
  return `${payload}.${sign(payload, secret)}`;
}

/** Verifies the signature, in canonical encoding only, before parsing the payload. */
export function verifyShareToken(token: string, secret: string, now: number): ShareTokenResult {
  const [, payload, signature] = token.match(TOKEN_PATTERN) ?? [];
  if (payload === undefined || signature === undefined) return INVALID;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(payload, secret)))) return INVALID;
  const shared = readPayload(Buffer.from(payload, 'base64url').toString());
  if (!shared) return INVALID;
  return { status: now < shared.expiresAt ? 'valid' : 'expired', shared };
}

/** A signed payload can be outdated: its page may no longer exist. */
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
