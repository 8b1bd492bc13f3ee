type ExposureWindow = {
  sentExposures?: Record<string, boolean>;
  /** For lib/browser/request.ts: other calls wait until this one has set the visitor cookie. */
  firstCall?: Promise<void>;
};

/**
 * Reports each text of an experiment once it is half visible, or fills half of the window, in a visible tab. With
 * `isHoldout`, also reports that the page was adapted, in both groups. Returns a cleanup function. Pages run it inline,
 * too (app/inline/exposures.ts).
 */
export function watchExposures({ dataset }: HTMLElement, path: string, isHoldout: boolean): () => void {
  const page: ExposureWindow = window as unknown as ExposureWindow;
  const sent = (page.sentExposures = page.sentExposures || {});
  const inView = new Set<string>();
  const places = document.querySelectorAll('[data-experiment]');
  if (places.length === 0 && !isHoldout) return () => {};

  function send() {
    const isVisible = document.visibilityState === 'visible' && !/[?&]view=/.test(location.search);
    if (!isVisible || dataset.memory || dataset.demoView) return;
    const fresh = Array.from(inView).filter((id) => !sent[id]);
    if (fresh.length === 0) return;
    const settle = (isSent: boolean) => fresh.forEach((id) => (sent[id] = isSent));
    settle(true);
    page.firstCall = fetch(location.origin + path, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ seen: fresh.filter((id) => id !== 'holdout') }),
    }).then(
      ({ ok }) => settle(ok),
      () => settle(false),
    );
  }

  const name = (element: Element) => String(element.getAttribute('data-experiment'));

  // On a slow phone, the observer's first report can take longer than the visit. Only what was painted was seen.
  if (performance.getEntriesByType?.('paint').length > 0)
    places.forEach((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      const visiblePx = Math.min(bottom, innerHeight) - Math.max(top, 0);
      if (visiblePx > 0 && visiblePx * 2 >= Math.min(height, innerHeight)) inView.add(name(element));
    });

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, intersectionRect } of entries) {
        const isHalf = !(intersectionRatio < 0.5) || intersectionRect.height * 2 >= innerHeight;
        if (isIntersecting && isHalf) inView.add(name(target));
      }
      send();
    },
    { threshold: [0.1, 0.2, 0.3, 0.4, 0.5] },
  );
  places.forEach((element) => observer.observe(element));
  document.addEventListener('visibilitychange', send);
  try {
    if (isHoldout && /(?:^|; )persona=[^;]*\.(?:campaign|analysis)\./.test(document.cookie))
      inView.add('holdout');
  } catch {
    // Sandboxed frames have no cookies.
  }
  send();
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', send);
  };
}
