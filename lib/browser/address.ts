import { ROUTES } from '@/lib/config/routes';
import type { Persona } from '@/lib/personalization/persona';
import { readQuery } from '@/lib/personalization/read-query';
import { createListeners } from './listeners';

const { notify, subscribe } = createListeners(() => {
  // Next changes the address during React's commit, when components must not update.
  const notifyLater = () => queueMicrotask(notify);
  const navigation: unknown = Reflect.get(window, 'navigation');
  const target = navigation instanceof EventTarget ? navigation : null;
  window.addEventListener('hashchange', notify);
  window.addEventListener('popstate', notify);
  target?.addEventListener('currententrychange', notifyLater);
  return () => {
    window.removeEventListener('hashchange', notify);
    window.removeEventListener('popstate', notify);
    target?.removeEventListener('currententrychange', notifyLater);
  };
});

/** Next navigates between hashes with pushState, which only the Navigation API reports. */
export const subscribeToAddress = subscribe;

/** Changes that wait; null while none has to. */
let waiting: (() => void)[] | null = null;

/** Replaces the address without navigating. */
export function replaceAddress(address: string | URL): void {
  const next = new URL(address, window.location.href);
  changeAddress('replaceState', () => next);
}

export function pushAddress(address: string | URL): void {
  const next = new URL(address, window.location.href);
  changeAddress('pushState', () => next);
}

export const readParameter = (name: string) => readQuery(window.location.search).get(name) ?? '';

/** Without a value, the parameter is removed. */
export function replaceParameter(name: string, value: string): void {
  if (value === readParameter(name)) return;
  changeAddress('replaceState', (url) => {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
    return url;
  });
}

function changeAddress(method: 'pushState' | 'replaceState', edit: (current: URL) => URL): void {
  const { pathname } = window.location;
  const change = () => {
    if (window.location.pathname !== pathname) return;
    window.history[method](null, '', edit(new URL(window.location.href)));
    notify();
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
