import type { ChatContext } from '@/lib/contracts/chat';
import { isForwardedClick, readElementType } from './element-type';

type ClickAction = NonNullable<ChatContext['recentActions']>[number];

const CLICKS_LIMIT = 5;
const ADDRESSES_LIMIT = 20;
const LONGEST_PAGE = 200;
const IGNORED = '[data-trail=ignored]';

let clicks: readonly ClickAction[] = [];
let addresses: readonly string[] = [];
let isWatching = false;

export const readRecentClicks = () => clicks;

/** The addresses that clicks were made on, and the one here, the last one being the latest. */
export function readAddresses(): readonly string[] {
  if (isWatching) noteAddress();
  return addresses;
}

export function watchVisitTrail(): () => void {
  isWatching = true;
  noteAddress();
  const options = { capture: true, passive: true };
  document.addEventListener('click', noteClick, options);
  return () => {
    document.removeEventListener('click', noteClick, options);
    isWatching = false;
    clicks = [];
    addresses = [];
  };
}

function noteClick({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest(IGNORED) || isForwardedClick(target)) return;
  const click: ClickAction = {
    eventType: 'click',
    eventData: { elementType: readElementType(target) },
    page: window.location.pathname.slice(0, LONGEST_PAGE),
  };
  clicks = [...clicks, click].slice(-CLICKS_LIMIT);
  noteAddress();
}

function noteAddress(): void {
  const address = `${window.location.pathname}${window.location.hash}`;
  if (address !== addresses.at(-1)) addresses = [...addresses, address].slice(-ADDRESSES_LIMIT);
}
