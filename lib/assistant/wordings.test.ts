import { readQuestions } from '@/e2e/assistant/read-questions';
import { pageWordings } from '@/lib/content/answers/page-wordings';
import { isFiller, listWords } from './list-terms';
import { writtenPassages } from './written-passages';

const MAX_WORDINGS = 2500;

const splitWordings = (asks: string) =>
  asks
    .split(';')
    .map((wording) => wording.trim())
    .filter(Boolean);

const wordings = [...writtenPassages.map(({ asks = '' }) => asks), ...Object.values(pageWordings)].flatMap(
  splitWordings,
);

/** Names that a question about a product or a plan cannot do without. */
const NAMES =
  /\b(?:ai automation|market intelligence|enterprise ai platform|sentiment analysis|attune|(?:start|grow|enterprise) plan|plans?|a\/b)\b/gi;

const listContent = (text: string) =>
  new Set(listWords(text.replace(NAMES, ' ')).filter((word) => !isFiller(word)));

function sharesHalf(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length;
  const all = one.size + other.size - shared;
  return shared / all > 0.5 && (shared > 1 || all === 1);
}

test('the wordings written by hand stay within their limit', () => {
  expect(wordings.length).toBeLessThanOrEqual(MAX_WORDINGS);
});

test('no wording shares more than half its words with a held-out question', () => {
  const heldOut = readQuestions('held-out').map(({ ask }) => listContent(ask));
  const learned = wordings.filter((wording) =>
    heldOut.some((asked) => sharesHalf(listContent(wording), asked)),
  );
  expect(learned).toEqual([]);
});
