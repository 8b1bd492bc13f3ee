import type { WordPlace } from './read-sections';
import { createSheet } from './show-page';

const NAME = 'changed';
const LOOK =
  'background-color: color-mix(in srgb, var(--primary) 18%, transparent); text-decoration-line: underline; text-decoration-thickness: 2px;';
const FORCED = 'background-color: Mark; color: MarkText;';
const PLAIN = `mark.${NAME} { color: inherit; }`;
const SELECTORS = [`::highlight(${NAME})`, `mark.${NAME}`];

/** Marks these words in a frame's page, neighbors as one. Where a browser can not paint over text, with elements. */
export function markWords(page: Document, words: readonly WordPlace[]): void {
  const rules = SELECTORS.map(
    (selector) => `${selector} { ${LOOK} } @media (forced-colors: active) { ${selector} { ${FORCED} } }`,
  );
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, createSheet(page, [PLAIN, ...rules].join('\n'))];
  const runs = joinNeighbors(words);
  const view = page.defaultView;
  if (view && 'Highlight' in view && 'highlights' in view.CSS) {
    const ranges = runs.map((run) => rangeOf(page, run));
    view.CSS.highlights.set(NAME, new view.Highlight(...ranges));
    return;
  }
  // From the end: an element that is put around words moves those behind them.
  for (const run of runs.reverse()) {
    const mark = page.createElement('mark');
    mark.className = NAME;
    rangeOf(page, run).surroundContents(mark);
  }
}

function rangeOf(page: Document, { node, start, end }: WordPlace): Range {
  const range = page.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}

function joinNeighbors(words: readonly WordPlace[]): WordPlace[] {
  const runs: WordPlace[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    const isNext = last?.node === word.node && word.node.data.slice(last.end, word.start).trim() === '';
    if (last && isNext) runs[runs.length - 1] = { ...last, end: word.end };
    else runs.push(word);
  }
  return runs;
}
