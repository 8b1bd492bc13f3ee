'use client';

import { useEffect, useRef, useState } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { fromOrigin } from '@/lib/browser/from-origin';
import { logSilently } from '@/lib/browser/log';
import {
  formatComparison,
  formatLookAddress,
  SIDES,
  type Comparison,
  type Side,
} from '@/lib/compare/comparison';
import { CALL_TIMEOUT_MS } from '@/lib/config/timings';
import { compareCopy } from '@/lib/content/pages/compare';
import {
  compareSections,
  countDifferences,
  findBlock,
  listChangedWords,
  readSections,
  type ComparedSection,
  type PageWord,
} from './sections';
import { blankPage, type Frames } from './frames';
import { preparePage, showPage } from './show-page';

type LoadResult = { key: string; sections: readonly ComparedSection[] | null };

/** `sections` holds the previous result while loading, so that the layout does not jump. */
export type Outcome = { status: 'loading' | 'failed' | 'ready'; sections: readonly ComparedSection[] | null };

export function useComparedPages(comparison: Comparison | null, frames: Frames) {
  const [result, setResult] = useState<LoadResult | null>(null);
  const [attempt, setAttempt] = useState(0);
  const shownPage = useRef('');
  const key = comparison ? `${formatComparison(comparison)} ${attempt}` : '';

  useEffect(() => {
    if (!comparison) return;
    const stop = new AbortController();

    async function show({ page, ...personas }: Comparison) {
      const load = (side: Side) => loadPage(formatLookAddress(page, personas[side]), stop.signal);
      const loaded = { left: await load('left'), right: await load('right') };
      for (const side of SIDES) preparePage(loaded[side], { page, ...personas });
      const documents = { left: await blankPage(frames.left), right: await blankPage(frames.right) };
      stop.signal.throwIfAborted();
      const top = shownPage.current === page ? documents.left.defaultView?.scrollY : 0;
      // One after the other, so that no frame of the browser lays out both.
      for (const side of SIDES) await showPage(documents[side], loaded[side], MARK_STYLES, stop.signal);
      shownPage.current = page;
      documents.left.defaultView?.scrollTo({ top: top ?? 0, behavior: 'instant' });
      const sections = compareSections({
        left: readSections(documents.left),
        right: readSections(documents.right),
      });
      for (const side of SIDES) markWords(documents[side], listChangedWords(sections, side));
      return sections;
    }

    show(comparison).then(
      (sections) => {
        setResult({ key, sections });
        announce(countDifferences(sections));
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        logSilently('The pages were not loaded', error);
        setResult({ key, sections: null });
        announce(compareCopy.tool.failed);
      },
    );
    return () => stop.abort();
  }, [comparison, frames, key]);

  return { outcome: outcomeOf(result, key), retry: () => setAttempt(attempt + 1) };
}

function outcomeOf(result: LoadResult | null, key: string): Outcome {
  const sections = result?.sections ?? null;
  if (result?.key !== key) return { status: 'loading', sections };
  return { status: sections ? 'ready' : 'failed', sections };
}

const HIGHLIGHT_NAME = 'changed';

const HIGHLIGHT_STYLE =
  'background-color: color-mix(in srgb, var(--primary) 18%, transparent); text-decoration-line: underline; text-decoration-thickness: 2px;';

const FORCED_COLORS_STYLE = 'background-color: Mark; color: MarkText;';
const BLOCK_STYLE =
  'box-shadow: 0 0 0 4px color-mix(in srgb, var(--primary) 9%, transparent), inset 0 0 0 100vmax color-mix(in srgb, var(--primary) 9%, transparent);';
const CHANGED = 'data-changed';
/** Where nothing can point, the words are always marked. */
const POINTED = `[${CHANGED}]:is(:hover, :focus-within)`;

const styleWords = (selector: string) =>
  `${selector} { ${HIGHLIGHT_STYLE} } @media (forced-colors: active) { ${selector} { ${FORCED_COLORS_STYLE} } }`;

const listWordSelectors = (block: string) =>
  [
    `${block}::highlight(${HIGHLIGHT_NAME})`,
    `${block} *::highlight(${HIGHLIGHT_NAME})`,
    `${block} mark.${HIGHLIGHT_NAME}`,
  ].map(styleWords);

const MARK_STYLES = [
  `mark.${HIGHLIGHT_NAME} { color: inherit; background: none; }`,
  `[${CHANGED}] { ${BLOCK_STYLE} }`,
  `@media (forced-colors: active) { [${CHANGED}] { outline: 1px dashed Mark; } }`,
  ...listWordSelectors(POINTED),
  `@media (hover: none) { ${listWordSelectors(`[${CHANGED}]`).join(' ')} }`,
  // Two long pages are laid out as far as they are in view.
  'main section { content-visibility: auto; contain-intrinsic-size: auto 50rem; }',
].join('\n');

/** Marks changed blocks in a frame and highlights their words, adjacent ones as one range. Uses elements where the Highlight API is missing. */
function markWords(page: Document, words: readonly PageWord[]): void {
  const runs = mergeAdjacentWords(words);
  // All are found before one is marked: after each mark the browser would style and lay out the page again.
  const blocks = runs.flatMap(({ node }) => (node.parentElement ? findBlock(node.parentElement) : []));
  for (const block of blocks) block.toggleAttribute(CHANGED, true);
  const view = page.defaultView;
  if (view && 'Highlight' in view && 'highlights' in view.CSS) {
    const ranges = runs.map((run) => rangeOf(page, run));
    view.CSS.highlights.set(HIGHLIGHT_NAME, new view.Highlight(...ranges));
    return;
  }
  // Backwards, because wrapping a word shifts the offsets after it.
  for (const run of runs.reverse()) {
    const mark = page.createElement('mark');
    mark.className = HIGHLIGHT_NAME;
    rangeOf(page, run).surroundContents(mark);
  }
}

function rangeOf(page: Document, { node, start, end }: PageWord): Range {
  const range = page.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}

function mergeAdjacentWords(words: readonly PageWord[]): PageWord[] {
  const runs: PageWord[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    const isNext = last?.node === word.node && word.node.data.slice(last.end, word.start).trim() === '';
    if (last && isNext) runs[runs.length - 1] = { ...last, end: word.end };
    else runs.push(word);
  }
  return runs;
}

/** Loads a page as a parsed, inert document. `fetch` and `DOMParser` would need a Trusted Types policy. */
function loadPage(address: string, signal: AbortSignal): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`${address}: ${request.status}`));
    request.open('GET', fromOrigin(address));
    request.responseType = 'document';
    request.timeout = CALL_TIMEOUT_MS;
    request.onload = () => {
      const page = request.responseXML;
      if (request.status === 200 && page) resolve(page);
      else fail();
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort());
    request.send();
  });
}
