type TestedWindow = {
  /** What this document has told the server. */
  toldTests?: Record<string, boolean>;
  /** For lib/browser/request.ts: other calls wait for the visitor cookie that this one brings. */
  firstCall?: Promise<void>;
};

/**
 * Tells the server which tested words are in view, each once: at least half of them, or half of the window, in a tab
 * that is looked at. Tested pages hold its source as an inline script, so that it counts a visitor who leaves before
 * the page's scripts have loaded: it uses nothing from outside itself. `path`: of the call. `isHoldout`: where
 * personalization itself is tested, also tells that the page was adapted, in both groups. Returns its end.
 */
export function watchTests({ dataset }: HTMLElement, path: string, isHoldout: boolean): () => void {
  const page: TestedWindow = window as unknown as TestedWindow;
  const told = (page.toldTests = page.toldTests || {});
  const inView = new Set<string>();
  const places = document.querySelectorAll('[data-test]');
  if (places.length === 0 && !isHoldout) return () => {};

  function tell() {
    const isLookedAt = document.visibilityState === 'visible' && !/[?&]view=/.test(location.search);
    if (!isLookedAt || dataset.memory || dataset.demoView) return;
    const fresh = Array.from(inView).filter((name) => !told[name]);
    if (fresh.length === 0) return;
    const settle = (isTold: boolean) => fresh.forEach((name) => (told[name] = isTold));
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
        if (isIntersecting && isHalf) inView.add(String(target.getAttribute('data-test')));
      }
      tell();
    },
    { threshold: [0.1, 0.2, 0.3, 0.4, 0.5] },
  );
  places.forEach((place) => observer.observe(place));
  document.addEventListener('visibilitychange', tell);
  try {
    if (isHoldout && /(?:^|; )persona=[^;]*\.(?:campaign|analysis)\./.test(document.cookie))
      inView.add('holdout');
  } catch {
    // A sandboxed frame has no cookies.
  }
  tell();
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', tell);
  };
}
