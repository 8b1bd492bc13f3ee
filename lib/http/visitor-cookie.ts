import { createHash, randomBytes } from 'node:crypto';
import { COOKIE_MAX_AGE_SECONDS, VISITOR_COOKIES } from '@/lib/config/cookies';
import { readEnv } from '@/lib/config/env';
import { readRequestCookie } from '@/lib/visit/read-cookie';

const VALUE_BYTES = 32;
const VALUE_PATTERN = /^[\w-]{43}$/;

/** `id` is what the database knows: the hash of the cookie's value. `setCookie` is there when the visitor is new. */
export type Visitor = { id: string; setCookie?: string };

/** The visitor that the request's cookie names, or a new one. */
export function readVisitor(request: Request): Visitor {
  const given = readRequestCookie(request, cookieName());
  if (given !== undefined && isVisitorValue(given)) return { id: hash(given) };
  const value = randomBytes(VALUE_BYTES).toString('base64url');
  const secure = readEnv().isSecure ? '; Secure' : '';
  return {
    id: hash(value),
    setCookie: `${cookieName()}=${value}; Path=/; Max-Age=${COOKIE_MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  };
}

/** The header value that makes a browser forget its visitor. */
export function expireVisitor(): string {
  return `${expireCookie(cookieName())}; HttpOnly`;
}

export function expireCookie(name: string): string {
  return `${name}=; Path=/; Max-Age=0; SameSite=Lax${readEnv().isSecure ? '; Secure' : ''}`;
}

function cookieName(): string {
  const [plain, secure] = VISITOR_COOKIES;
  return readEnv().isSecure ? secure : plain;
}

/** 43 characters hold two bits more than the value has: only the spelling that we issue is one of ours. */
function isVisitorValue(value: string): boolean {
  return VALUE_PATTERN.test(value) && Buffer.from(value, 'base64url').toString('base64url') === value;
}

function hash(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
