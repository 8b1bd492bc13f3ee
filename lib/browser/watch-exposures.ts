type TestedWindow = {
  sentTests?: Record<string, boolean>;
  /** For lib/browser/request.ts: other calls wait until this one has set the visitor cookie. */
  firstCall?: Promise<void>;
};

/**
 * Reports each tested text once it is half visible, or fills half of the window, in a visible tab. With `isHoldout`,
 * also reports that the page was adapted, in both groups. Returns a cleanup function. Pages inline this function's
 * source, to count visitors who leave before the scripts have loaded: it must be self-contained.
 */
export function watchExposures({ dataset }: HTMLElement, path: string, isHoldout: boolean): () => void {
  const page: TestedWindow = window as unknown as TestedWindow;
  const sent = (page.sentTests = page.sentTests || {});
  const inView = new Set<string>();
  const places = document.querySelectorAll('[data-experiment]');
  if (places.length === 0 && !isHoldout) return () => {};

  function send() {
    const isVisible = document.visibilityState === 'visible' && !/[?&]view=/.test(location.search);
    if (!isVisible || dataset.memory || dataset.demoView) return;
    const fresh = Array.from(inView).filter((name) => !sent[name]);
    if (fresh.length === 0) return;
    const settle = (isSent: boolean) => fresh.forEach((name) => (sent[name] = isSent));
    settle(true);
    page.firstCall = fetch(path, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ seen: fresh.filter((name) => name !== 'holdout') }),
    }).then(
      ({ ok }) => settle(ok),
      () => settle(false),
    );
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, intersectionRect } of entries) {
        const isHalf = !(intersectionRatio < 0.5) || intersectionRect.height * 2 >= innerHeight;
        if (isIntersecting && isHalf) inView.add(String(target.getAttribute('data-experiment')));
      }
      send();
    },
    { threshold: [0.1, 0.2, 0.3, 0.4, 0.5] },
  );
  places.forEach((place) => observer.observe(place));
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
