import type { Persona } from '@/lib/personalization/persona';

const PARAMETERS = ['segment', 'cluster', 'visitor'] as const;

/** The address that shows this persona to whoever opens it. */
export function shareUrl(location: { origin: string; pathname: string }, persona: Persona): string {
  const url = new URL(location.pathname, location.origin);
  for (const name of PARAMETERS) url.searchParams.set(name, persona[name]);
  return url.href;
}

/** The same address without a persona in it, or null when it names none: a choice must not be undone by its own URL. */
export function withoutPersona(href: string): string | null {
  const url = new URL(href);
  if (!PARAMETERS.some((name) => url.searchParams.has(name))) return null;
  for (const name of PARAMETERS) url.searchParams.delete(name);
  return `${url.pathname}${url.search}${url.hash}`;
}
