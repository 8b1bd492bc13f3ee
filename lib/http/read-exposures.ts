import { isAdapted } from '@/lib/personalization/decide-variant';
import { parsePersonaCookie, PERSONA_COOKIE } from '@/lib/personalization/persona-cookie';
import type { Exposure } from '@/lib/db/experiments';
import { expireCookie, readRequestCookie } from './visitor';
import { EXPERIMENTS_COOKIE, parseArms } from '@/lib/personalization/arms';
import { listRunning } from '@/lib/experiments/list-running';

/** The reported arms of copy, such as `02b`, together with those in the request's own cookie. */
export function readExposures(request: Request, seen: readonly string[]): Exposure[] {
  const assigned = readArms(request);
  return seen.flatMap((entry) =>
    Object.entries(parseArms(entry) ?? {}).map(([number, shown]) => ({
      number,
      shown,
      assigned: assigned[number],
    })),
  );
}

/** Visitors join a holdout experiment, in either group, with the first call at which personalization would show. */
export function readHoldoutExposures(request: Request): Exposure[] {
  const running = listRunning().filter(({ kind }) => kind === 'holdout');
  if (running.length === 0 || !isAdapted(parsePersonaCookie(readRequestCookie(request, PERSONA_COOKIE))))
    return [];
  const assigned = readArms(request);
  return running.flatMap(({ number }) => {
    const arm = assigned[number];
    return arm ? [{ number, shown: arm, assigned: arm }] : [];
  });
}

const readArms = (request: Request) => parseArms(readRequestCookie(request, EXPERIMENTS_COOKIE)) ?? {};

/** Expires the cookie of a deleted visitor. Returns nothing if there is none. */
export function expireArms(request: Request): string[] {
  const hasCookie = readRequestCookie(request, EXPERIMENTS_COOKIE) !== undefined;
  return hasCookie ? [expireCookie(EXPERIMENTS_COOKIE)] : [];
}
