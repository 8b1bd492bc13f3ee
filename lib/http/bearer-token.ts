import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a request carries this token. Without a token configured, none does. */
export function hasBearerToken({ headers }: Request, token: string | undefined): boolean {
  const given = /^Bearer ([\x21-\x7e]+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(hash(given), hash(token));
}

/** Hashed first: the comparison then takes the same time for any length. */
function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
