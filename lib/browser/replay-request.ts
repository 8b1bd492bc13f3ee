import { ANALYZED_BEHAVIORS_LIMIT, type BehaviorEvent } from '@/lib/personalization/behavior';
import { isCluster, type Cluster } from '@/lib/personalization/persona';
import { readQuery } from '@/lib/personalization/read-query';
import { formatVisit, parseVisit } from '@/lib/personalization/visit-notation';
import { readBehavior } from './behavior-log';

const PARAMETER = 'replay';

let requested: string | null | undefined;

/** The replay that an address requests: a sample, or a visit of at most 20 events. Null for none. */
export type ReplayRequest = { sample: Cluster } | { events: readonly BehaviorEvent[] };

export function readReplayRequest(): ReplayRequest | null {
  if (requested === undefined) requested = readQuery(window.location.search).get(PARAMETER);
  return requested === null ? null : parseReplayRequest(requested);
}

export function parseReplayRequest(text: string): ReplayRequest | null {
  if (isCluster(text)) return { sample: text };
  const events = text === '' ? null : parseVisit(text);
  return events && events.length <= ANALYZED_BEHAVIORS_LIMIT ? { events } : null;
}

export function formatReplayAddress(path: string): string {
  const visit = formatVisit(readBehavior().slice(-ANALYZED_BEHAVIORS_LIMIT));
  return `${path}?${new URLSearchParams({ demo: '1', [PARAMETER]: visit || 'explorer' })}`;
}
