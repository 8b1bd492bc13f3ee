import { SCROLL_SAMPLE_MS } from '@/lib/config/timings';
import type { ChatContext } from '@/lib/calls/chat';
import type { ElementType } from '@/lib/personalization/behavior';

type Click = {
  elementType: ElementType;
  /** A button of a guide (Next, Back, Skip, Close): it leads through the guide and tells nothing about the visitor. */
  isGuidance: boolean;
  link: { href: string; name: string } | null;
};

/** The presenter's clicks in the demo view are not a visitor's. */
const IGNORED = '[data-trail=ignored]';

const GUIDE = '[data-trail=guide]';

/** Header logo and button, and sidebar suggestions, count as navigation. */
const NAVIGATION_LINK = ':is(nav, [data-slot=header], [data-slot=sidebar]) a[href]';

const MAX_NAME_LENGTH = 100;
const MAX_HREF_LENGTH = 200;

export function watchClicks(report: (click: Click) => void): () => void {
  const handleClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest(IGNORED) || isForwardedClick(target)) return;
    const elementType = readElementType(target);
    const isGuidance = elementType === 'button' && target.closest(GUIDE) !== null;
    report({ elementType, isGuidance, link: readNavigationLink(target) });
  };
  const options = { capture: true, passive: true };
  document.addEventListener('click', handleClick, options);
  return () => document.removeEventListener('click', handleClick, options);
}

function readNavigationLink(target: Element): Click['link'] {
  const link = target.closest(NAVIGATION_LINK);
  const href = link?.getAttribute('href');
  if (!link || !href) return null;
  const name = (link.textContent ?? '').replace(/\s+/g, ' ').trim();
  return { href: href.slice(0, MAX_HREF_LENGTH), name: name.slice(0, MAX_NAME_LENGTH) };
}

/** Reports whole percent, at most once per sample. A timer and an observer keep scrolling smooth. */
export function watchScrollDepth(report: (depth: number) => void): () => void {
  let height = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(([entry]) => {
    height = entry?.borderBoxSize[0]?.blockSize ?? height;
  });
  observer.observe(document.documentElement);

  function sample() {
    timer = undefined;
    if (height > 0) report(depthOf(window.scrollY + window.innerHeight, height));
  }
  const handleScroll = () => {
    timer ??= setTimeout(sample, SCROLL_SAMPLE_MS);
  };
  document.addEventListener('scroll', handleScroll, { passive: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('scroll', handleScroll);
  };
}

function depthOf(viewedPx: number, heightPx: number): number {
  return Math.min(100, Math.max(0, Math.round((viewedPx / heightPx) * 100)));
}

function readElementType(target: Element): ElementType {
  if (target.closest('[data-cta]')) return 'cta';
  const element = target.closest('a[href], button, summary, [role=button], input, select, textarea');
  if (!element) return 'unknown';
  if (element.matches('a')) return 'link';
  return element.matches('input, select, textarea') ? 'input' : 'button';
}

/** Clicking a label dispatches a second click on its field. Only that one counts. */
function isForwardedClick(target: Element): boolean {
  const control = target.closest('label')?.control;
  return Boolean(control && !control.contains(target));
}

type ClickAction = NonNullable<ChatContext['recentActions']>[number];

const CLICKS_LIMIT = 5;
const ADDRESSES_LIMIT = 20;
const MAX_PAGE_LENGTH = 200;

let clicks: readonly ClickAction[] = [];
let addresses: readonly string[] = [];
let isWatching = false;

export const readRecentClicks = () => clicks;

/** Addresses of earlier clicks and of the current page, oldest first. */
export function readAddresses(): readonly string[] {
  if (isWatching) recordAddress();
  return addresses;
}

/** The path of the page from which the visitor came to this one; this page's own without one. */
export function readOriginPage(): string {
  const { pathname } = window.location;
  const earlier = readAddresses().map((address) => address.split('#')[0] ?? '');
  return (earlier.findLast((path) => path !== pathname) ?? pathname).slice(0, MAX_PAGE_LENGTH);
}

export function watchVisitTrail(): () => void {
  isWatching = true;
  recordAddress();
  const options = { capture: true, passive: true };
  document.addEventListener('click', recordClick, options);
  return () => {
    document.removeEventListener('click', recordClick, options);
    isWatching = false;
    clicks = [];
    addresses = [];
  };
}

function recordClick({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest(IGNORED) || isForwardedClick(target)) return;
  const click: ClickAction = {
    eventType: 'click',
    eventData: { elementType: readElementType(target) },
    page: window.location.pathname.slice(0, MAX_PAGE_LENGTH),
  };
  clicks = [...clicks, click].slice(-CLICKS_LIMIT);
  recordAddress();
}

function recordAddress(): void {
  const address = `${window.location.pathname}${window.location.hash}`;
  if (address !== addresses.at(-1)) addresses = [...addresses, address].slice(-ADDRESSES_LIMIT);
}
