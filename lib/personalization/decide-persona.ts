import type { Decision } from './decision';
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
import { PERSONA_SOURCE } from './rules/persona-source';

export type PersonaSources = {
  url: { segment?: string | null; cluster?: string | null; visitor?: string | null };
  cookie: PersonaCookie | null;
  /** What GET /api/user/{id} returned. */
  stored?: { segment: string; isNewUser: boolean } | null;
};

/** Each field by itself comes from URL, cookie, store or default; unknown values are ignored. The signals name the source of each field. */
export function decidePersona({ url, cookie, stored }: PersonaSources): Decision<Persona> {
  const segment = decideField(isSegment, {
    url: url.segment,
    cookie: cookie?.segment,
    stored: stored?.segment,
    default: DEFAULT_PERSONA.segment,
  });
  const cluster = decideField(isCluster, {
    url: url.cluster,
    cookie: cookie?.cluster,
    stored: undefined,
    default: DEFAULT_PERSONA.cluster,
  });
  const visitor = decideField(isVisitorType, {
    url: url.visitor,
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

type Candidates<Value> = { url: unknown; cookie: unknown; stored: unknown; default: Value };

function decideField<Value>(isKnown: (value: unknown) => value is Value, candidates: Candidates<Value>) {
  const { result, reason } = decideByRule(PERSONA_SOURCE, {
    knownInUrl: isKnown(candidates.url),
    knownInCookie: isKnown(candidates.cookie),
    knownInStore: isKnown(candidates.stored),
  });
  const candidate = candidates[result.value];
  return { value: isKnown(candidate) ? candidate : candidates.default, source: result.value, reason };
}
