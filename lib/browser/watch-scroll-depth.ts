import { SCROLL_SAMPLE_MS } from '@/lib/config/timings';

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
