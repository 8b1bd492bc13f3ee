import { formatComparison, isComparedPage, type Comparison } from '@/lib/compare/comparison';

const STYLES_TIMEOUT_MS = 4000;

/** Controls that do nothing without scripts and so must not take focus. */
const INERT_CONTROLS = 'button, form, input, select, textarea';
/** Elements whose scripted state is shown: the closed menu, the selectors, the onboarding panel. */
const SHOWN_AS_SCRIPTED =
  '[data-slot=header] [data-scripted], [data-slot=header] [data-unscripted], [data-slot=view-row], [data-slot=view-row] [data-scripted], [data-slot=hero] [data-scripted], [data-slot=onboarding-panel]';
/** Not needed in the frame; the policy would also report the scripts. */
const OMITTED = 'script, noscript, template, link:not([rel=stylesheet])';

export const PAGE_LINK = 'data-page';

/** Onboarding is not part of a demonstration. */
const OMITTED_IN_DEMO = '[data-slot=onboarding-panel]';

/** Prepares a page for a frame without scripts: links lead from comparison to comparison. */
export function preparePage(page: Document, comparison: Comparison): void {
  const isDemo = document.documentElement.hasAttribute('data-demo-view');
  const omitted = isDemo ? `${OMITTED}, ${OMITTED_IN_DEMO}` : OMITTED;
  for (const element of page.querySelectorAll(omitted)) element.remove();
  for (const control of page.querySelectorAll(INERT_CONTROLS)) control.toggleAttribute('inert', true);
  for (const element of page.querySelectorAll(SHOWN_AS_SCRIPTED)) {
    element.removeAttribute('data-scripted');
    element.removeAttribute('data-unscripted');
  }
  for (const link of page.querySelectorAll('a')) {
    const target = new URL(link.getAttribute('href') ?? '', window.location.origin + comparison.page);
    const { origin, pathname, hash } = target;
    if (origin === window.location.origin && isComparedPage(pathname)) {
      link.setAttribute(PAGE_LINK, pathname + hash);
      link.setAttribute('href', formatComparison({ ...comparison, page: pathname }));
      link.target = '_top';
    } else {
      link.removeAttribute('href');
    }
  }
}

const UNSTYLED = 'html { display: none; }';

/**
 * Resolves once the page has its styles; rejects if another page has replaced it meanwhile. Inline styles become adopted
 * sheets, as the frame's policy requires. Nothing is rendered before, because each further sheet would style and lay out
 * the whole page again.
 */
export async function showPage(
  frame: Document,
  page: Document,
  extraStyles: string,
  signal: AbortSignal,
): Promise<void> {
  const sheets = [...page.querySelectorAll('style')].map(({ textContent }) =>
    createSheet(frame, textContent),
  );
  for (const style of page.querySelectorAll('style')) style.remove();
  frame.adoptedStyleSheets = [createSheet(frame, UNSTYLED)];
  frame.replaceChild(frame.adoptNode(page.documentElement), frame.documentElement);
  copyAppearance(frame);
  const links = [...frame.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const deadline = performance.now() + STYLES_TIMEOUT_MS;
  while (links.some(({ sheet }) => sheet === null) && performance.now() < deadline) await nextFrame(signal);
  frame.adoptedStyleSheets = [...sheets, createSheet(frame, `${readFontFaces(frame)}\n${extraStyles}`)];
  // The browser lays it out before anything else is read from it or shown.
  await nextFrame(signal);
}

/** Waits for fonts: with `optional`, the two frames could end up in different fonts. */
function readFontFaces(frame: Document): string {
  return [...frame.styleSheets]
    .flatMap(({ href, cssRules }) =>
      [...cssRules]
        .filter(({ cssText }) => cssText.startsWith('@font-face'))
        .map(({ cssText }) =>
          cssText
            .replace('font-display: optional', 'font-display: block')
            .replace(
              /url\("([^"]+)"\)/g,
              (_, path: string) => `url("${new URL(path, href ?? frame.baseURI).href}")`,
            ),
        ),
    )
    .join('\n');
}

/** Copies theme, colors and text size, which scripts set on a normal page. */
export function copyAppearance(frame: Document): void {
  const { documentElement: source } = document;
  // A document that is still being written has no root element; it gets its looks later.
  const root: HTMLElement | null = frame.documentElement;
  if (!root) return;
  root.className = source.className;
  for (const { name, value } of source.attributes)
    if (/^data-(?:theme|contrast|motion|focus|font-size|screen-reader)$/.test(name))
      root.setAttribute(name, value);
}

/** A constructed sheet can only be adopted by the document whose constructor created it. */
function createSheet(frame: Document, text: string): CSSStyleSheet {
  const { CSSStyleSheet: Sheet = CSSStyleSheet } = frame.defaultView ?? {};
  const sheet = new Sheet();
  sheet.replaceSync(text);
  return sheet;
}

async function nextFrame(signal: AbortSignal): Promise<void> {
  await new Promise(requestAnimationFrame);
  signal.throwIfAborted();
}
