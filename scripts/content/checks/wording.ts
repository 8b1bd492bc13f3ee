import { writtenTexts, type Content, type TextNode } from '../content';
import { report, type Finding } from '../finding';

const UNFINISHED = /\b(?:todo|tbd|tbc|fixme|lorem|ipsum|x{3,}|coming soon|under construction)\b|\?{3,}/iu;
const DOUBLED = /(?<![\p{L}’'-])(\p{L}+)\s+\1(?![\p{L}’'-])/giu;
/** English says these twice and means it. */
const MAY_DOUBLE = new Set(['that', 'had']);

function checkText(text: TextNode): Finding[] {
  const unfinished = text.value.match(UNFINISHED)?.[0];
  const doubled = [...text.value.matchAll(DOUBLED)]
    .map(([words, word = '']) => ({ words, word: word.toLowerCase() }))
    .filter(({ word }) => !MAY_DOUBLE.has(word));
  return [
    ...(unfinished
      ? [report(text, `“${unfinished}” looks unfinished. Write the text that visitors should read.`)]
      : []),
    ...doubled.map(({ words, word }) =>
      report(text, `“${words}”: the word ${word} stands there twice. A quoted claim may bring it along.`),
    ),
  ];
}

const checkBlank = (text: TextNode) =>
  text.value.trim() === '' ? [report(text, 'This text is empty. Write it, or take the entry out.')] : [];

export const checkWording = (content: Content): Finding[] =>
  writtenTexts(content).flatMap((text) => [...checkText(text), ...checkBlank(text)]);
