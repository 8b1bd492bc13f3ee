import { ROUTES } from '@/lib/config/routes';
import type { Persona } from '@/lib/personalization/persona';
import { readQuery } from '@/lib/personalization/read-query';

/** Changes that wait; null while none has to. */
let waiting: (() => void)[] | null = null;

/** Replaces the address without navigating. */
export function replaceAddress(address: string | URL): void {
  changeAddress('replaceState', address);
}

export function pushAddress(address: string | URL): void {
  changeAddress('pushState', address);
}

function changeAddress(method: 'pushState' | 'replaceState', address: string | URL): void {
  const url = new URL(address, window.location.href);
  const change = () => {
    if (url.pathname === window.location.pathname) window.history[method](null, '', url);
  };
  if (waiting) waiting.push(change);
  else change();
}

/**
 * Delays changes of the address until the returned function is called, at most `limitMs`: after one, Next's router drops
 * the page that arrives, and every later one.
 */
export function delayAddressChanges(limitMs: number): () => void {
  waiting ??= [];
  const timer = setTimeout(release, limitMs);
  function release() {
    clearTimeout(timer);
    const changes = waiting ?? [];
    waiting = null;
    for (const change of changes) change();
    // Not every browser reports them (components/hooks/subscribe-to-address.ts).
    if (changes.length > 0) window.dispatchEvent(new Event('hashchange'));
  }
  return release;
}

const PARAMETERS = ['segment', 'cluster', 'visitor'] as const;
const DEMO_PARAMETERS: readonly string[] = [...PARAMETERS, 'demo'];

export function shareUrl(location: { origin: string; pathname: string }, persona: Persona): string {
  const url = new URL(location.pathname, location.origin);
  for (const name of PARAMETERS) url.searchParams.set(name, persona[name]);
  return url.href;
}

/** The address without its persona, or null if it has none. Otherwise the URL would undo a choice. */
export function withoutPersona(href: string): string | null {
  return without(href, (name) => PARAMETERS.some((parameter) => parameter === name));
}

export function withoutDemo(href: string): string | null {
  return without(href, (name) => DEMO_PARAMETERS.includes(name));
}

/** The address with this persona, for visitors without a persona cookie. */
export function withPersona(href: string, persona: Persona): string {
  const url = new URL(href);
  url.search = String(readQuery(url.search));
  for (const name of PARAMETERS) url.searchParams.set(name, persona[name]);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Adds the persona in this page's address to a link. */
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
