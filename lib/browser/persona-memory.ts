import { PERSONA_HEADER } from '@/lib/config/cookies';
import { formatPersonaCookie, type PersonaCookie } from '@/lib/personalization/persona-cookie';

let memory: PersonaCookie | null = null;
let isCarried = false;

/** What the visitor chose on these pages, where no cookie may be kept. */
export const readPersonaMemory = () => memory;

/** Where there is no cookie, the router's own requests for the next page say whom it is for. */
export function keepPersonaMemory(cookie: PersonaCookie | null): void {
  memory = cookie;
  if (isCarried || !cookie) return;
  isCarried = true;
  const send = window.fetch;
  window.fetch = (input, init) => send(input, memory && isForPage(init) ? carry(memory, init) : init);
}

function isForPage(init: RequestInit | undefined): init is RequestInit {
  return init?.headers !== undefined && new Headers(init.headers).has('rsc');
}

function carry(cookie: PersonaCookie, init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  headers.set(PERSONA_HEADER, formatPersonaCookie(cookie));
  return { ...init, headers };
}
