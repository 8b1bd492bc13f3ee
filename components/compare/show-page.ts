import { formatComparison, isComparedPage, type Comparison } from '@/lib/compare/comparison';

const STYLES_WAIT_MS = 4000;

/** What a page without scripts cannot do must not take the focus either. */
const IDLE_CONTROLS = 'button, form, input, select, textarea';
/** The first things that a visitor sees, as that visitor sees them: a closed menu, the selectors and the panel for newcomers. */
const SHOWN_AS_SCRIPTED =
  '[data-slot=header] [data-scripted], [data-slot=header] [data-unscripted], [data-slot=selector-bar] [data-scripted], [data-slot=onboarding-panel]';
/** Scripts would be refused, and noisily; their substitutes are not for visitors who have them; the rest is fetched for nothing. */
const LEFT_OUT = 'script, noscript, template, link:not([rel=stylesheet])';

/** Which page a link within a frame leads to; read when it is followed. */
export const PAGE_LINK = 'data-page';

/** Makes a loaded page fit for a frame without scripts: its links lead from comparison to comparison. */
export function preparePage(page: Document, comparison: Comparison): void {
  for (const element of page.querySelectorAll(LEFT_OUT)) element.remove();
  for (const control of page.querySelectorAll(IDLE_CONTROLS)) control.toggleAttribute('inert', true);
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

/**
 * Puts a prepared page into a frame and waits until it has its styles. Styles that stand in the page itself are
 * adopted as sheets, which the frame's policy allows.
 */
export async function showPage(frame: Document, page: Document): Promise<void> {
  const sheets = [...page.querySelectorAll('style')].map(({ textContent }) =>
    createSheet(frame, textContent),
  );
  for (const style of page.querySelectorAll('style')) style.remove();
  frame.replaceChild(frame.adoptNode(page.documentElement), frame.documentElement);
  frame.adoptedStyleSheets = sheets;
  copyLooks(frame);
  const links = [...frame.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const deadline = performance.now() + STYLES_WAIT_MS;
  while (links.some(({ sheet }) => sheet === null) && performance.now() < deadline) await nextFrame();
  frame.adoptedStyleSheets = [...sheets, createSheet(frame, readFontFaces(frame))];
}

/** The page's fonts, waited for: `optional` would leave a frame that is a moment late in another font than its neighbor. */
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

/** The reader's own theme, colors and text size, which scripts set on an ordinary page. */
export function copyLooks(frame: Document): void {
  const { documentElement: own } = document;
  // A frame that is just being written has no element yet; it gets its looks once it stands.
  const root: HTMLElement | null = frame.documentElement;
  if (!root) return;
  root.className = own.className;
  for (const { name, value } of own.attributes)
    if (/^data-(?:theme|contrast|motion|focus|font-size|screen-reader)$/.test(name))
      root.setAttribute(name, value);
}

/** A sheet belongs to the document that it was made for. */
export function createSheet(frame: Document, text: string): CSSStyleSheet {
  const { CSSStyleSheet: Sheet = CSSStyleSheet } = frame.defaultView ?? {};
  const sheet = new Sheet();
  sheet.replaceSync(text);
  return sheet;
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}
