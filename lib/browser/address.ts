import { ROUTES } from '@/lib/config/routes';
import type { Persona } from '@/lib/personalization/persona';
import { readQuery } from '@/lib/personalization/read-query';

/** Without loading anything; the boot script answers a browser that refuses. */
export function replaceAddress(address: string | URL): void {
  window.history.replaceState(null, '', address);
}

export function pushAddress(address: string | URL): void {
  window.history.pushState(null, '', address);
}

const PARAMETERS = ['segment', 'cluster', 'visitor'] as const;
const DEMO_PARAMETERS: readonly string[] = [...PARAMETERS, 'demo', 'replay'];

export function shareUrl(location: { origin: string; pathname: string }, persona: Persona): string {
  const url = new URL(location.pathname, location.origin);
  for (const name of PARAMETERS) url.searchParams.set(name, persona[name]);
  return url.href;
}

/** The same address without a persona in it, or null when it names none: a choice must not be undone by its own URL. */
export function withoutPersona(href: string): string | null {
  return without(href, (name) => PARAMETERS.some((parameter) => parameter === name));
}

export function withoutDemo(href: string): string | null {
  return without(href, (name) => DEMO_PARAMETERS.includes(name));
}

/** The same address naming this persona, for the server to read where it is told of none by cookie. */
export function withPersona(href: string, persona: Persona): string {
  const url = new URL(href);
  url.search = String(readQuery(url.search));
  for (const name of PARAMETERS) url.searchParams.set(name, persona[name]);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The same for a link on a page: what this page's address names goes along. */
export function carryPersona(link: string, href: string): string {
  const from = readQuery(new URL(href).search);
  const url = new URL(link, href);
  for (const name of PARAMETERS) {
    const value = from.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

export function withoutCampaign(href: string): string | null {
  return without(href, (name) => name.startsWith('utm_'));
}

function without(href: string, isLeftOut: (name: string) => boolean): string | null {
  const url = new URL(href);
  const query = readQuery(url.search);
  const names = [...query.keys()].filter(isLeftOut);
  if (names.length === 0) return null;
  for (const name of names) query.delete(name);
  url.search = String(query);
  return `${url.pathname}${url.search}${url.hash}`;
}

export function readAddress(): string {
  if (typeof window === 'undefined') return ROUTES.home;
  const { pathname, search } = window.location;
  return pathname + search;
}
