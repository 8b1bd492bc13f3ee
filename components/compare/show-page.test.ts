import { startComparison } from '@/lib/compare/comparison';
import { DEFAULT_PERSONA } from '@/lib/personalization/persona';
import { copyAppearance, preparePage, showPage } from './show-page';

test('a frame without a root element is skipped', () => {
  const frame = document.implementation.createHTMLDocument();
  frame.documentElement.remove();
  expect(() => copyAppearance(frame)).not.toThrow();
});

test('in the demo view, the compared pages have no onboarding panel', () => {
  const comparison = startComparison(DEFAULT_PERSONA);
  const parse = () =>
    new DOMParser().parseFromString(
      '<aside data-slot="onboarding-panel" data-scripted></aside>',
      'text/html',
    );
  const hasPanel = () => {
    const page = parse();
    preparePage(page, comparison);
    return page.querySelector('aside') !== null;
  };
  expect(hasPanel()).toBe(true);
  document.documentElement.dataset.demoView = '';
  expect(hasPanel()).toBe(false);
});

test('a page replaced while its styles load neither styles the frame nor goes on', async () => {
  CSSStyleSheet.prototype.replaceSync ??= () => {};
  const frame = document.implementation.createHTMLDocument();
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = '<link rel="stylesheet" href="/slow.css" />';
  const stop = new AbortController();
  const showing = showPage(frame, page, '', stop.signal);
  const whileLoading = frame.adoptedStyleSheets;
  stop.abort();
  await expect(showing).rejects.toThrow();
  expect(frame.adoptedStyleSheets).toBe(whileLoading);
});
