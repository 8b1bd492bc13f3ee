import { readVisitMode } from './visit-mode';
import { readStored, writeStored } from './storage';

const VISIT = 'visit';

export type Landing = {
  address: string;
  referrer: string;
  /** Neither reloaded nor reached by Back or Forward. */
  isNew: boolean;
  /** By Back or Forward, but not from the back/forward cache. */
  isBackForward: boolean;
};

export function readLanding(): Landing {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const { referrer } = document;
  const type = entry && 'type' in entry ? entry.type : 'navigate';
  return {
    address: entry?.name ?? window.location.href,
    referrer: referrer.startsWith(`${window.location.origin}/`) ? referrer : '',
    isNew: type === 'navigate',
    isBackForward: type === 'back_forward',
  };
}

/** Whether this page starts a visit, rather than being opened from a link on this site. */
export function beginVisit(): boolean {
  if (readVisitMode() === 'demo' || readStored('session', VISIT) !== null) return false;
  return (
    writeStored('session', VISIT, 'begun') && !document.referrer.startsWith(`${window.location.origin}/`)
  );
}
