import type { Decision, Reason } from './decision';
import { decideByRule } from './evaluate-rule';
import {
  DEFAULT_PERSONA,
  isCluster,
  isSegment,
  isVisitorType,
  type Persona,
  type VisitorType,
} from './persona';
import type { PersonaCookie } from './persona-cookie';
import { PERSONA_SOURCE, type PersonaSource } from './rules/persona-source';

export type PersonaSources = {
  url: { segment?: string | null; cluster?: string | null; visitor?: string | null };
  campaign?: Pick<Persona, 'segment' | 'cluster'> | null;
  cookie: PersonaCookie | null;
  stored?: { segment: string; isNewUser: boolean } | null;
};

/** Takes each field from the first source in PERSONA_SOURCE that knows it, and names that source in a signal. */
export function decidePersona({ url, campaign, cookie, stored }: PersonaSources): Decision<Persona> {
  const segment = decideField(isSegment, {
    url: url.segment,
    chosen: cookie?.segmentSource === 'chosen' ? cookie.segment : undefined,
    campaign: campaign?.segment,
    cookie: cookie?.segment,
    stored: stored?.segment,
    default: DEFAULT_PERSONA.segment,
  });
  const cluster = decideField(isCluster, {
    url: url.cluster,
    chosen: cookie?.clusterSource === 'chosen' ? cookie.cluster : undefined,
    campaign: campaign?.cluster,
    cookie: cookie?.cluster,
    stored: undefined,
    default: DEFAULT_PERSONA.cluster,
  });
  const visitor = decideField(isVisitorType, {
    url: url.visitor,
    // The cookie's visitor type is always a choice or a finished onboarding, never a campaign's.
    chosen: undefined,
    campaign: undefined,
    cookie: cookie?.visitor,
    stored: stored ? visitorTypeOf(stored.isNewUser) : undefined,
    default: DEFAULT_PERSONA.visitor,
  });
  return {
    result: { segment: segment.value, cluster: cluster.value, visitor: visitor.value },
    reason: {
      ...segment.reason,
      signals: [
        { field: 'segment', value: segment.source },
        { field: 'cluster', value: cluster.source },
        { field: 'visitor', value: visitor.source },
      ],
    },
  };
}

export function visitorTypeOf(isNewUser: boolean): VisitorType {
  return isNewUser ? 'new' : 'returning';
}

export function sourceOf({ reason }: Decision<Persona>, field: keyof Persona): PersonaSource {
  const value = reason.signals.find((signal) => signal.field === field)?.value;
  return PERSONA_SOURCE.cases.find(({ then }) => then.value === value)?.then.value ?? 'default';
}

type Candidates<Value> = Record<Exclude<PersonaSource, 'default'>, unknown> & { default: Value };

function decideField<Value>(isKnown: (value: unknown) => value is Value, candidates: Candidates<Value>) {
  const { result, reason } = decideByRule(PERSONA_SOURCE, {
    knownInUrl: isKnown(candidates.url),
    chosenByHand: isKnown(candidates.chosen),
    knownInCampaign: isKnown(candidates.campaign),
    knownInCookie: isKnown(candidates.cookie),
    knownInStore: isKnown(candidates.stored),
  });
  const candidate = candidates[result.value];
  return { value: isKnown(candidate) ? candidate : candidates.default, source: result.value, reason };
}

/** Why copy differs by visitor: the rule that chose the persona, and the persona fields that the copy depends on. */
export function explainCopy(parts: Partial<Persona>): Reason {
  const { reason } = decidePersona({ url: parts, cookie: null });
  return { ...reason, signals: Object.entries(parts).map(([field, value]) => ({ field, value })) };
}
