import { type RoutePath, ROUTES } from '@/lib/config/routes';
import { LOOK_ONLY } from '@/lib/personalization/read-query';
import {
  DEFAULT_PERSONA,
  formatPersonaSlug,
  parsePersonaSlug,
  type Persona,
} from '@/lib/personalization/persona';

/** The persona on the right if the visitor's own page is the standard one. */
const ALTERNATIVE = { segment: 'developer', cluster: 'researcher' } as const;

export function comparePersonas(persona: Persona): { before: Persona; after: Persona; isOther: boolean } {
  const isOther = persona.segment === DEFAULT_PERSONA.segment && persona.cluster === DEFAULT_PERSONA.cluster;
  const { visitor } = persona;
  return {
    before: { ...DEFAULT_PERSONA, visitor },
    after: isOther ? { ...ALTERNATIVE, visitor } : persona,
    isOther,
  };
}

export const COMPARER_ID = 'comparer';

export const SIDES = ['left', 'right'] as const;

export type Side = (typeof SIDES)[number];

export type ComparedPage = Exclude<RoutePath, typeof ROUTES.compare>;

export type Comparison = Readonly<Record<Side, Persona>> & { readonly page: ComparedPage };

export function startComparison(reader: Persona): Comparison {
  const { before, after } = comparePersonas(reader);
  return { left: before, right: after, page: ROUTES.home };
}

/** Compares a persona with the standard one, or the standard one with another. */
export function compareWith(persona: Persona, path: string): Comparison {
  const { before, after, isOther } = comparePersonas(persona);
  return { left: persona, right: isOther ? after : before, page: isComparedPage(path) ? path : ROUTES.home };
}

export function parseComparison(parameters: Pick<URLSearchParams, 'get'>, reader: Persona): Comparison {
  const start = startComparison(reader);
  const page = parameters.get('page') ?? '';
  return {
    left: parsePersonaSlug(parameters.get('left') ?? '') ?? start.left,
    right: parsePersonaSlug(parameters.get('right') ?? '') ?? start.right,
    page: isComparedPage(page) ? page : start.page,
  };
}

/** For example `/compare?left=developer.explorer.new&right=sales-prospect.converter.new&page=/features`. */
export function formatComparison({ left, right, page }: Comparison): string {
  return `${ROUTES.compare}?left=${formatPersonaSlug(left)}&right=${formatPersonaSlug(right)}&page=${page}`;
}

/** The address that opens a persona's page. Visitors that follow it become that persona. */
export function formatOpenAddress(page: ComparedPage, { segment, cluster, visitor }: Persona): string {
  return `${page}?${new URLSearchParams({ segment, cluster, visitor })}`;
}

export function formatLookAddress(page: ComparedPage, persona: Persona): string {
  return `${formatOpenAddress(page, persona)}&${LOOK_ONLY.name}=${LOOK_ONLY.value}`;
}

export function isComparedPage(path: string): path is ComparedPage {
  return path !== ROUTES.compare && Object.values(ROUTES).some((route) => route === path);
}

/** Vertical offsets of landmarks in pixels, with the same landmarks in the same order on both pages. */
export type Landmarks = { readonly tops: readonly number[]; readonly end: number };

/** The position at which the other page shows the same landmark at the same height, interpolated in between. */
export function mapScroll(position: number, from: Landmarks, to: Landmarks): number {
  if (position <= 0) return 0;
  const fromStops = listStops(from);
  const toStops = listStops(to);
  const next = fromStops.findIndex((stop) => stop > position);
  if (next === -1) return to.end;
  const index = Math.max(0, next - 1);
  const [start = 0, end = 0] = [fromStops[index], fromStops[index + 1]];
  const [toStart = 0, toEnd = 0] = [toStops[index], toStops[index + 1]];
  return Math.round(toStart + ((position - start) / (end - start)) * (toEnd - toStart));
}

/** The start, every landmark that can be scrolled to, and the end, in ascending order. */
function listStops({ tops, end }: Landmarks): number[] {
  const stops = [0];
  for (const top of tops) stops.push(Math.min(end, Math.max(top, stops.at(-1) ?? 0)));
  return [...stops, end];
}
