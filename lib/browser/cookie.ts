import { COOKIE_MAX_AGE_SECONDS } from '@/lib/config/stored-keys';

export function readCookie(name: string): string | null {
  const pair = readAll()
    .split('; ')
    .find((entry) => entry.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? null;
}

/** Returns '' in sandboxed frames, which throw on every access. */
function readAll(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

let isWriteRejected = false;

export function areCookiesBlocked(): boolean {
  return isWriteRejected || !navigator.cookieEnabled;
}

/** No effect if cookies are blocked. `maxAge` in seconds; null for a session cookie. */
export function writeCookie(
  name: string,
  value: string,
  maxAge: number | null = COOKIE_MAX_AGE_SECONDS,
): void {
  const age = maxAge === null ? '' : `; Max-Age=${maxAge}`;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${value}; Path=/${age}; SameSite=Lax${secure}`;
  } catch {
    // Sandboxed frames throw.
  }
  if (maxAge !== 0) isWriteRejected = readCookie(name) !== value;
}
