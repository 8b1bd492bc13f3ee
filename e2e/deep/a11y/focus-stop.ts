import type { Page } from 'playwright/test';

export type FocusStop = NonNullable<ReturnType<typeof readStop>>;

/** Runs in the page. Null if no element has the focus. */
function readStop() {
  const active = document.activeElement;
  const memory = window as unknown as { previousStop?: Element; firstStop?: Element };
  if (!active || active === document.body) return null;
  const label = active.closest('label');
  const isTiny = active.getBoundingClientRect().width < 4 || getComputedStyle(active).opacity === '0';
  const seen = isTiny && label ? label : active;

  const parse = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = ([r = 0, g = 0, b = 0]: number[]) => {
    const [x = 0, y = 0, z = 0] = [r, g, b]
      .map((one) => one / 255)
      .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const backgroundOf = (from: Element | null) => {
    for (let one = from; one; one = one.parentElement) {
      const color = parse(getComputedStyle(one).backgroundColor);
      if ((color[3] ?? 1) > 0.9 && color.length > 0) return color;
    }
    return [255, 255, 255];
  };
  const styles = [
    getComputedStyle(seen),
    getComputedStyle(seen, '::after'),
    ...(label ? [getComputedStyle(label)] : []),
  ];
  const ring = styles.find((style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1);
  const isInside = ring !== undefined && parseFloat(ring.outlineOffset) < 0;
  const [one, other] = [
    luminance(parse(ring?.outlineColor ?? 'rgb(255,255,255)')),
    luminance(backgroundOf(isInside ? seen : seen.parentElement)),
  ];
  const contrast = ring ? (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) : 0;

  const [box = seen.getBoundingClientRect()] = [...seen.getClientRects()].sort(
    (a, b) => b.width * b.height - a.width * a.height,
  );
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.15, 0.5, 0.85].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
  );
  const inWindow = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
  const covered = inWindow.filter(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return !top || !(seen.contains(top) || top.contains(seen) || label?.contains(top));
  });

  const { previousStop } = memory;
  const list = previousStop?.closest('ul, ol, nav, [role=group], form, p');
  const before = previousStop?.getBoundingClientRect();
  const now = active.getBoundingClientRect();
  const isSameList = Boolean(list && list === active.closest('ul, ol, nav, [role=group], form, p'));
  const isBack = isSameList && before !== undefined && now.bottom <= before.top && now.right <= before.left;
  const isAfter =
    !previousStop?.isConnected ||
    Boolean(previousStop.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING);
  const isFirst = memory.firstStop === active;
  const isSame = previousStop === active;
  memory.firstStop ??= active;
  memory.previousStop = active;
  const words = active.getAttribute('aria-label') ?? active.textContent?.trim().slice(0, 40) ?? '';
  return {
    name: `<${active.tagName.toLowerCase()} ${active.getAttribute('data-slot') ?? active.id}> ${words}`,
    isFirst,
    /** Still in the same iframe, whose page is walked on its own. */
    isSame,
    isFrame: active.tagName === 'IFRAME',
    /** Such as a table in a scrollable region. */
    isLarge: box.height > innerHeight / 3,
    /** Share of the sampled points that are inside the window, 0 to 1. */
    covered: inWindow.length === 0 ? 1 : covered.length / inWindow.length,
    isInWindow: inWindow.length > 0,
    /** In px; 0 without an outline. */
    outline: ring ? parseFloat(ring.outlineWidth) : 0,
    contrast: Math.round(contrast * 10) / 10,
    /** Follows the previous stop in the document, and is not above and to the left of it in the same list. */
    isInOrder: isFirst || (isAfter && !isBack),
  };
}

/** Reads the stop once lazy content near the window has loaded, because the test tabs faster than a person. */
export async function readFocusStop(page: Page): Promise<FocusStop | null> {
  await page.waitForFunction(() => {
    const charts = [...document.querySelectorAll('[data-slot=chart]:has([data-slot=skeleton])')];
    const areDrawn = charts.every((chart) => {
      const { top, bottom } = chart.getBoundingClientRect();
      const isPassedBy = chart.role !== 'group' && (bottom < 0 || top > innerHeight);
      return !chart.checkVisibility() || isPassedBy;
    });
    return areDrawn && !document.querySelector('[data-slot=relevance]:empty');
  });
  return page.evaluate(readStop);
}

/** Expected Tab stops; a group of radio buttons is one. */
export function countTabStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const groups = new Set<string>();
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, iframe, [tabindex]',
    );
    return [...all].filter((element) => {
      if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]')) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (element instanceof HTMLInputElement && element.type === 'radio') {
        if (groups.has(element.name)) return false;
        groups.add(element.name);
      }
      return true;
    }).length;
  });
}
