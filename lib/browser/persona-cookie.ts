import { COOKIE_MAX_AGE_SECONDS } from '@/lib/config/cookies';
import {
  formatPersonaCookie,
  parsePersonaCookie,
  PERSONA_COOKIE,
  type PersonaCookie,
} from '@/lib/personalization/persona-cookie';

export function readPersonaCookie(): PersonaCookie | null {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${PERSONA_COOKIE}=`));
  return parsePersonaCookie(pair?.slice(PERSONA_COOKIE.length + 1));
}

/** Tells the server whom to render the next page for. */
export function writePersonaCookie(cookie: PersonaCookie): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${PERSONA_COOKIE}=${formatPersonaCookie(cookie)}; Path=/; Max-Age=${COOKIE_MAX_AGE_SECONDS}; SameSite=Lax${secure}`;
}
