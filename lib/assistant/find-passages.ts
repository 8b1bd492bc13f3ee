import type { Passage } from './passages';

const STOP_WORDS = new Set(
  'the and for are you your our can how what who where when why which with does this that have has will from about into there they them their its use using get give tell show want need please would could should attune'.split(
    ' ',
  ),
);

const TITLE_WEIGHT = 2;
/** The share of a question's weight that a passage must explain before it counts as an answer. */
const MIN_SHARE = 0.4;
const MAX_PASSAGES = 2;

/** The passages that answer the question best, best first; none when the site has nothing to say about it. */
export function findPassages(all: readonly Passage[], question: string): Passage[] {
  const words = [...new Set(listWords(question))];
  const indexed = all.map((passage) => ({
    passage,
    title: new Set(listWords(passage.title)),
    text: new Set(listWords(passage.text)),
  }));
  const weights = words.map((word) => {
    const found = indexed.filter(({ title, text }) => title.has(word) || text.has(word)).length;
    // A word that the site never uses still counts in the question, so that it is not answered half.
    return { word, weight: Math.log(1 + all.length / Math.max(1, found)) };
  });
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  return indexed
    .map(({ passage, title, text }) => {
      const matched = weights.filter(({ word }) => title.has(word) || text.has(word));
      const share = matched.reduce((sum, { weight }) => sum + weight, 0) / total;
      const inTitle = matched
        .filter(({ word }) => title.has(word))
        .reduce((sum, { weight }) => sum + weight, 0);
      return { passage, share, score: share + ((TITLE_WEIGHT - 1) * inTitle) / total };
    })
    .filter(({ share }) => share >= MIN_SHARE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_PASSAGES)
    .map(({ passage }) => passage);
}

function listWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => (word.length > 2 || word === 'ai') && !STOP_WORDS.has(word)).map(stem);
}

/** Enough English to let 'forecasts', 'forecasting' and 'forecast' meet. */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(ing|ies|es|ed|s|y)$/, '') : word;
}
