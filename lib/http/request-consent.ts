import { readEnv } from '@/lib/config/env';
import { CONSENT_COOKIE, parseConsentChoice, selectConsent } from '@/lib/personalization/consent';
import { HttpProblem } from './problem';
import { readRequestCookie } from '@/lib/visit/read-cookie';

/** Whether the visitor behind this request may be remembered. The browser asks itself first; this is the second guard. */
export function isConsentGiven(request: Request): boolean {
  const state = selectConsent({
    mode: readEnv().consentMode,
    choice: parseConsentChoice(readRequestCookie(request, CONSENT_COOKIE)),
    hasPrivacyControl: request.headers.get('sec-gpc') === '1',
  });
  return state === 'on';
}

/** For what would leave a row about somebody who wants none. */
export function requireConsent(request: Request): void {
  if (!isConsentGiven(request)) {
    throw new HttpProblem(403, 'Nothing was stored: this visitor has not agreed to it, or has objected.');
  }
}
