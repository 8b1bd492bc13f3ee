import type { BehaviorEvent } from './behavior';

const CLICKS = { C: 'cta', B: 'button', L: 'link', I: 'input', U: 'unknown' } as const;
const CLICK_LETTERS = Object.keys(CLICKS) as (keyof typeof CLICKS)[];

/** 'P S80*3 C' is a page view, three scrolls to 80%, and a click on a call to action. Null if malformed. */
export function parseVisit(text: string): BehaviorEvent[] | null {
  if (text === '') return [];
  const parts = text.split(' ').map((part) => {
    const [, symbol = '', times = '1'] = part.match(/^([A-Z][\d.]*)(?:\*(\d{1,2}))?$/) ?? [];
    const event = parseEvent(symbol);
    return event && Array.from({ length: Number(times) }, () => event);
  });
  return parts.every((part) => part !== null) ? parts.flat() : null;
}

export function formatVisit(events: readonly BehaviorEvent[]): string {
  return events.map(formatEvent).join(' ');
}

function parseEvent(symbol: string): BehaviorEvent | null {
  if (symbol === 'P') return { eventType: 'pageview', eventData: {} };
  const [, depth] = symbol.match(/^S(\d{1,3}(?:\.\d{1,2})?)$/) ?? [];
  if (depth) return Number(depth) > 100 ? null : { eventType: 'scroll', eventData: { depth: Number(depth) } };
  const letter = CLICK_LETTERS.find((known) => known === symbol);
  return letter ? { eventType: 'click', eventData: { elementType: CLICKS[letter] } } : null;
}

function formatEvent({ eventType, eventData }: BehaviorEvent): string {
  if (eventType === 'pageview') return 'P';
  if (eventType === 'scroll') return `S${Math.round(eventData.depth ?? 0)}`;
  return CLICK_LETTERS.find((letter) => CLICKS[letter] === eventData.elementType) ?? 'U';
}
