import { CONTENT_BLOCK_IDS } from './rules/content-blocks';
import { GOAL_IDS } from './rules/onboarding';
import { NAVIGATION_ENTRIES } from './rules/navigation';
import { CLUSTERS, SEGMENTS } from './persona';
import type { FactValue, Rule } from './rule';
import type { RULES } from './rules';

export type RuleField = (typeof RULES)[number]['cases'][number]['when'][number]['field'];

export type FactShape =
  | { readonly kind: 'yes-no'; readonly initial: boolean }
  | { readonly kind: 'number'; readonly initial: number; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'list'; readonly options: readonly string[] };

const count = { kind: 'number', initial: 0, min: 0, max: 20 } as const;
const off = { kind: 'yes-no', initial: false } as const;
const on = { kind: 'yes-no', initial: true } as const;

/** Possible facts of a hypothetical visitor. Fails to compile if a rule uses a field that is missing here. */
const FACT_SHAPES = {
  knownInUrl: off,
  chosenByHand: off,
  knownInCampaign: off,
  knownInCookie: off,
  knownInStore: off,
  goal: { kind: 'choice', options: GOAL_IDS },
  contentPersonalization: on,
  navigationAdaptation: on,
  behavioralAnalytics: on,
  scrollDepth: { ...count, max: 100 },
  ctaClicks: count,
  buttonClicks: count,
  pageViews: count,
  // A stored segment can be any string (spec §6).
  segment: { kind: 'choice', options: [...SEGMENTS, 'unknown'] },
  cluster: { kind: 'choice', options: CLUSTERS },
  matchesSegment: on,
  matchesCluster: on,
  entry: { kind: 'choice', options: NAVIGATION_ENTRIES.map(({ id }) => id) },
  block: { kind: 'choice', options: CONTENT_BLOCK_IDS },
  topics: { kind: 'list', options: ['demo', 'technical', 'documentation', 'roi', 'pricing', 'case-study'] },
  featured: off,
  type: { kind: 'choice', options: ['article', 'video', 'whitepaper', 'case-study'] },
  difficulty: { kind: 'choice', options: ['beginner', 'intermediate', 'advanced'] },
  readTime: { kind: 'number', initial: 10, min: 1, max: 60 },
} as const satisfies Record<RuleField, FactShape>;

export type FactOption = Extract<(typeof FACT_SHAPES)[RuleField], { options: unknown }>['options'][number];

export type RuleFact = FactShape & { readonly field: RuleField };

export function listRuleFacts(rule: Rule): RuleFact[] {
  const fields = new Set(rule.cases.flatMap(({ when }) => when.map(({ field }) => field)));
  return [...fields].filter(isRuleField).map((field) => ({ field, ...FACT_SHAPES[field] }));
}

export function initialFact(fact: FactShape): FactValue {
  if (fact.kind === 'list') return [];
  return fact.kind === 'choice' ? (fact.options[0] ?? '') : fact.initial;
}

function isRuleField(field: string): field is RuleField {
  return field in FACT_SHAPES;
}
