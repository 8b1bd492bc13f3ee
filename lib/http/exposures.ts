import { listRunning } from '@/lib/experiments/list-running';
import { EXPERIMENTS_COOKIE, parseArms } from '@/lib/personalization/arms';
import { isAdapted } from '@/lib/personalization/decide-variant';
import { parsePersonaCookie, PERSONA_COOKIE } from '@/lib/personalization/persona-cookie';
import type { Sighting } from '@/lib/db/experiments';
import { expireCookie, readRequestCookie } from './visitor';

/** Tested words that were in view, such as `02b`, beside what the request's own cookie says. */
export function readSightings(request: Request, seen: readonly string[]): Sighting[] {
  const own = readArms(request);
  return seen.flatMap((entry) =>
    Object.entries(parseArms(entry) ?? {}).map(([number, shown]) => ({ number, shown, own: own[number] })),
  );
}

/** Whoever is held out, and whoever is not, takes part from the first call at which personalization would show. */
export function readHoldoutSightings(request: Request): Sighting[] {
  const running = listRunning().filter(({ kind }) => kind === 'holdout');
  if (running.length === 0 || !isAdapted(parsePersonaCookie(readRequestCookie(request, PERSONA_COOKIE))))
    return [];
  const own = readArms(request);
  return running.flatMap(({ number }) => {
    const arm = own[number];
    return arm ? [{ number, shown: arm, own: arm }] : [];
  });
}

const readArms = (request: Request) => parseArms(readRequestCookie(request, EXPERIMENTS_COOKIE)) ?? {};

/** For a visitor who is forgotten. Whoever takes part in nothing gets no cookie. */
export function expireArms(request: Request): string[] {
  const isThere = readRequestCookie(request, EXPERIMENTS_COOKIE) !== undefined;
  return isThere ? [expireCookie(EXPERIMENTS_COOKIE)] : [];
}
