import { startComparison } from '@/lib/compare/comparison';
import { DEFAULT_PERSONA } from '@/lib/personalization/persona';
import { copyLooks, preparePage } from './show-page';

test('a frame takes the looks of the page around it', () => {
  const frame = document.implementation.createHTMLDocument();
  document.documentElement.className = 'dark';
  document.documentElement.dataset.theme = 'calm';
  copyLooks(frame);
  expect(frame.documentElement.className).toBe('dark');
  expect(frame.documentElement.getAttribute('data-theme')).toBe('calm');
});

test('a frame that is just being written has nothing to set, and breaks nothing', () => {
  const frame = document.implementation.createHTMLDocument();
  frame.documentElement.remove();
  expect(() => copyLooks(frame)).not.toThrow();
});

test('in the demo view, the compared pages do not ask to be set up', () => {
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
