import { SCROLL_SAMPLE_MS } from '@/lib/config/timings';
import type { ElementType } from '@/lib/personalization/behavior';
import { isForwardedClick, readElementType } from './element-type';

type Click = {
  elementType: ElementType;
  /** The link of a navigation, when one was followed. */
  link: { href: string; name: string } | null;
};

/** Settings of the display, questions about the page itself, conversations with widgets and the way through a guide show no interest in the product. */
const IGNORED = '[data-trail=ignored], [data-slot=widget-dock], [data-why] > summary';

/** The header's mark and button lead through the site as its menu does; so do the sidebar's suggestions. */
const NAVIGATION_LINK = ':is(nav, [data-slot=header], [data-slot=sidebar]) a[href]';

const LONGEST_NAME = 100;
const LONGEST_HREF = 200;

/** Reports each click by the kind of element, never by what a field holds. */
export function watchClicks(report: (click: Click) => void): () => void {
  const handleClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest(IGNORED) || isForwardedClick(target)) return;
    report({ elementType: readElementType(target), link: readNavigationLink(target) });
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
  return { href: href.slice(0, LONGEST_HREF), name: name.slice(0, LONGEST_NAME) };
}

/**
 * Reports how much of the page has passed the window's lower edge, in whole percent, at most once per sample.
 * The handler only sets a timer, and the page's height comes from an observer: scrolling waits for neither.
 */
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

function depthOf(seen: number, height: number): number {
  return Math.min(100, Math.max(0, Math.round((seen / height) * 100)));
}
