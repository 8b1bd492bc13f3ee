import { ROUTES } from '@/lib/config/routes';
import { CONTENT_BLOCK_IDS } from '@/lib/personalization/rules/content-blocks';
import { SEGMENTS } from '@/lib/personalization/persona';
import { scenesCopy } from '@/lib/content/scenes';
import { personaHeaders, readEveryPage, textOf, textsOf } from '../support/http/read-page';

const PLACES = [
  { path: '/', place: '#recommendations', count: 6 },
  { path: '/', place: '#industries', count: 8 },
  { path: '/content-hub', place: '[role=tabpanel]', count: 4 },
  { path: '/features', place: '#ai-content', count: CONTENT_BLOCK_IDS.length },
];

const WORDS = /\b(?:illustrative|made[- ]up|invented|sample (?:data|figures|prices))\b/giu;
/** Not on the screen at first: closed panels and dialogs, and what only screen readers get. */
const UNSEEN = '[hidden], dialog, template, script, .sr-only, details:not([open]) > :not(summary)';

describe.each(SEGMENTS)('%s', (segment) => {
  let pages: Awaited<ReturnType<typeof readEveryPage>>;
  beforeAll(async () => {
    pages = await readEveryPage(personaHeaders(`${segment}.explorer.returning`));
  });

  test.each(PLACES)('$path $place: all cards have different pictures', ({ path, place, count }) => {
    const drawings =
      pages.get(path)?.document.querySelector(place)?.querySelectorAll('[data-slot=drawing]') ?? [];
    expect(drawings).toHaveLength(count);
    expect(new Set([...drawings].map(({ innerHTML }) => innerHTML)).size).toBe(count);
  });

  test('a content block is illustrated by the scene of its product, titled for the segment', () => {
    const figures = textsOf(pages.get('/features')?.document.querySelector('#ai-content'), 'figure');
    expect(figures.join(' ')).toContain(scenesCopy['ai-automation'].words[segment].title);
  });

  // Removes what is not seen, so it comes last.
  test.each(Object.values(ROUTES))(
    '%s tells at most twice that something is made up, and marks its pictures',
    (path) => {
      const main = pages.get(path)?.document.querySelector('main');
      for (const unseen of main?.querySelectorAll(UNSEEN) ?? []) unseen.remove();
      const marks = main?.querySelectorAll('[data-slot=example-mark]').length ?? 0;
      const words = textOf(main).match(WORDS) ?? [];
      expect(words.length).toBeLessThanOrEqual(2);
      if (marks > 0) expect(words.length).toBeGreaterThan(0);
    },
  );
});
