import { ROUTES } from '@/lib/config/routes';
import { SEGMENTS } from '@/lib/personalization/persona';
import { readEveryPage, READ_TIMEOUT_MS } from '../support/http/page-parts';
import { personaHeaders, textOf, type ReadPage } from '../support/http/read-page';

const WORDS = /\b(?:illustrative|made[- ]up|invented|sample (?:data|figures|prices))\b/giu;
/** Not on the screen at first: closed panels and dialogs, and what only screen readers get. */
const UNSEEN = '[hidden], dialog, template, script, .sr-only, details:not([open]) > :not(summary)';

let pages: ReadonlyMap<string, ReadonlyMap<string, ReadPage>>;

beforeAll(async () => {
  pages = new Map(
    await Promise.all(
      SEGMENTS.map(
        async (segment) =>
          [segment, await readEveryPage(personaHeaders(`${segment}.explorer.returning`))] as const,
      ),
    ),
  );
}, READ_TIMEOUT_MS);

test.each(SEGMENTS.flatMap((segment) => Object.values(ROUTES).map((path) => [path, segment] as const)))(
  '%s tells a %s at most twice that something is made up, and marks its pictures',
  (path, segment) => {
    const main = pages.get(segment)?.get(path)?.document.querySelector('main');
    for (const unseen of main?.querySelectorAll(UNSEEN) ?? []) unseen.remove();
    const marks = main?.querySelectorAll('[data-slot=example-mark]').length ?? 0;
    const words = textOf(main).match(WORDS) ?? [];
    expect(words.length).toBeLessThanOrEqual(2);
    if (marks > 0) expect(words.length).toBeGreaterThan(0);
  },
);
