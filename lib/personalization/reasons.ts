import type { Reason, Signal } from './decision';
import { CLUSTERS, SEGMENTS, type Cluster, type Persona, type Segment } from './persona';
import type { Action, FactValue, Scalar } from './rule';
import { RULES, type RuleId } from './rules';
import { isSettingName, type SettingName } from './settings';
import { tryRule, type NamedRule } from './try-rule';

/** Inverse of `formatReasons`. Skips malformed parts. */
export function parseReasons(text: string): Reason[] {
  return text.split('|').flatMap((part) => {
    const [ruleId, confidenceText, ...pairs] = part.split(';');
    const confidence = Number(confidenceText || Number.NaN);
    if (!isRuleId(ruleId) || !(confidence >= 0 && confidence <= 1)) return [];
    return [{ ruleId, signals: pairs.flatMap(parseSignal), confidence }];
  });
}

function parseSignal(pair: string): Signal[] {
  const [, field, value] = pair.match(/^(\w+)=(.*)$/) ?? [];
  return field === undefined || value === undefined ? [] : [{ field, value: parseScalar(value) }];
}

function parseScalar(text: string): Scalar {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function isRuleId(text: string | undefined): text is RuleId {
  return RULES.some(({ id }) => id === text);
}

type Facts = Record<string, FactValue>;
type Audience = Pick<Persona, 'segment' | 'cluster'>;

export type OtherOutcome = { who: Segment | Cluster; actions: readonly Action[] };

const rules: readonly NamedRule[] = RULES;

/** The decision again, from its signals. Null if they do not include every fact that the rule used. */
export function repeatDecision({ ruleId, signals }: Reason): readonly Action[] | null {
  const rule = findRule(ruleId);
  const facts = factsOf(signals);
  if (!rule || !facts || !Object.keys(facts).every((field) => fieldsOf(rule).has(field))) return null;
  return tryRule(rule, facts).actions;
}

/** Outcomes for other segments and clusters. Empty if none differs, null if the signals are incomplete. */
export function listOtherOutcomes({ ruleId, signals }: Reason, audience: Audience): OtherOutcome[] | null {
  const rule = findRule(ruleId);
  const facts = factsOf(signals);
  if (!rule || !facts) return null;
  const complete: Facts = { ...audience, ...facts };
  if (![...fieldsOf(rule)].every((field) => field in complete)) return null;
  const outcome = JSON.stringify(tryRule(rule, complete).actions);
  const decide = (field: keyof Audience, who: Segment | Cluster): OtherOutcome => ({
    who,
    actions: tryRule(rule, { ...complete, [field]: who }).actions,
  });
  const others = [
    SEGMENTS.filter((who) => who !== complete.segment).map((who) => decide('segment', who)),
    CLUSTERS.filter((who) => who !== complete.cluster).map((who) => decide('cluster', who)),
  ];
  return others
    .filter((outcomes) => outcomes.some(({ actions }) => JSON.stringify(actions) !== outcome))
    .flat();
}

export function listPersonaFields({ ruleId, signals }: Reason): (keyof Audience)[] {
  const rule = findRule(ruleId);
  const fields = new Set([...signals.map(({ field }) => field), ...(rule ? fieldsOf(rule) : [])]);
  const dependsOn = (field: keyof Audience, match: string) =>
    fields.has(field) || fields.has(match) ? [field] : [];
  return [...dependsOn('segment', 'matchesSegment'), ...dependsOn('cluster', 'matchesCluster')];
}

function findRule(ruleId: RuleId): NamedRule | undefined {
  return rules.find(({ id }) => id === ruleId);
}

function fieldsOf({ cases }: NamedRule): ReadonlySet<string> {
  return new Set(cases.flatMap(({ when }) => when.map(({ field }) => field)));
}

/** Null if a field has two values: signals of several facts are no single decision. */
function factsOf(signals: readonly Signal[]): Facts | null {
  const facts = signals.map(({ field, value }): [string, FactValue] => [
    field,
    field === 'topics' ? String(value).split(', ') : value,
  ]);
  return new Set(facts.map(([field]) => field)).size === facts.length ? Object.fromEntries(facts) : null;
}

/** The setting that turns off a rule. Null for results of the visitor's onboarding answers. */
const RULE_SWITCHES: Record<Exclude<RuleId, 'content-switches'>, SettingName | null> = {
  'persona-source': 'contentPersonalization',
  'goal-segment': null,
  'cluster-from-behavior': 'behavioralAnalytics',
  'navigation-audience': 'navigationAdaptation',
  'navigation-boost': 'navigationAdaptation',
  'primary-call-to-action': 'contentPersonalization',
  'block-priority': 'contentPersonalization',
  'block-urgency': 'contentPersonalization',
  'recommendation-boost': 'contentPersonalization',
  'hub-score': 'contentPersonalization',
  'onboarding-path': null,
};

export function selectSwitch({ ruleId, signals }: Reason): SettingName | null {
  if (ruleId !== 'content-switches') return RULE_SWITCHES[ruleId];
  return signals.map(({ field }) => field).find(isSettingName) ?? null;
}
