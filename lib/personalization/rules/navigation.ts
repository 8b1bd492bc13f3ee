import { SEGMENTS, type Cluster, type Segment } from '../persona';
import { action, is, oneOf, type ConditionOn, type EveryRule, type FirstRule } from '../rule';

type NavigationData = { id: string; href: string; segments: readonly Segment[]; importance: number };

const BUYERS = SEGMENTS.filter((segment) => segment !== 'developer');

/** Spec §9: base importance. Listed order breaks remaining ties. */
export const NAVIGATION_ENTRIES = [
  { id: 'dashboard', href: '/', segments: SEGMENTS, importance: 100 },
  { id: 'demo', href: '/demo', segments: SEGMENTS, importance: 90 },
  { id: 'api-docs', href: '/api', segments: ['developer'], importance: 95 },
  { id: 'analytics', href: '/analytics', segments: SEGMENTS, importance: 85 },
  { id: 'case-studies', href: '/cases', segments: BUYERS, importance: 80 },
  { id: 'pricing', href: '/pricing', segments: BUYERS, importance: 90 },
  { id: 'settings', href: '/settings', segments: SEGMENTS, importance: 60 },
] as const satisfies readonly NavigationData[];

export type NavigationId = (typeof NAVIGATION_ENTRIES)[number]['id'];

/** The segment whose entries are shown. Spec §6: an unknown segment counts as sales-prospect. */
export const NAVIGATION_AUDIENCE = {
  id: 'navigation-audience',
  priority: 80,
  enabled: true,
  mode: 'first',
  cases: SEGMENTS.map((segment) => ({
    when: [is('segment', segment)],
    then: action('show', 'navigation', segment),
  })),
  otherwise: { then: action('show', 'navigation', 'sales-prospect') },
} as const satisfies FirstRule<ConditionOn<{ segment: Segment }>>;

type Facts = { matchesSegment: boolean; cluster: Cluster; entry: NavigationId };

export const NAVIGATION_BOOST = {
  id: 'navigation-boost',
  priority: 70,
  enabled: true,
  mode: 'every',
  cases: [
    { when: [is('matchesSegment', true)], then: action('add', 'userScore', 20) },
    {
      when: [is('cluster', 'explorer'), oneOf('entry', ['demo', 'dashboard'])],
      then: action('add', 'userScore', 30),
    },
    { when: [is('cluster', 'explorer'), is('entry', 'case-studies')], then: action('add', 'userScore', 15) },
    {
      when: [is('cluster', 'researcher'), oneOf('entry', ['api-docs', 'analytics'])],
      then: action('add', 'userScore', 30),
    },
    {
      when: [is('cluster', 'researcher'), is('entry', 'case-studies')],
      then: action('add', 'userScore', 20),
    },
    {
      when: [is('cluster', 'converter'), oneOf('entry', ['pricing', 'case-studies'])],
      then: action('add', 'userScore', 30),
    },
    { when: [is('cluster', 'converter'), is('entry', 'demo')], then: action('add', 'userScore', 15) },
  ],
} as const satisfies EveryRule<ConditionOn<Facts>>;
