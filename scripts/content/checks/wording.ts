import { allNodes, writtenTexts, type Content, type TextNode } from '../content';
import type { ContentNode } from '../content-node';
import { report, type Finding } from '../finding';

const UNFINISHED =
  /\b(?:todo|tbd|tbc|fixme|lorem|ipsum|x{3,}|coming soon|under construction|(?:headline|text) here)\b|\?{3,}|\[(?:insert|your|text)\b[^\]]*\]/iu;
const MARKUP = /<\/?[a-z][^>]*>|&[a-z]+;|\*\*/i;
const PROGRAM = /\$\{[^}]*\}?|\{\s*(?:claims?|ROUTES|site)\.[^}]*\}?/;
const DOUBLED = /(?<![\p{L}’'-])(\p{L}+)\s+\1(?![\p{L}’'-])/giu;
/** English says these twice and means it. */
const MAY_DOUBLE = new Set(['that', 'had']);

function checkText(text: TextNode): Finding[] {
  const unfinished = text.value.match(UNFINISHED)?.[0];
  const markup = text.value.match(MARKUP)?.[0];
  const doubled = [...text.value.matchAll(DOUBLED)]
    .map(([words, word = '']) => ({ words, word: word.toLowerCase() }))
    .filter(({ word }) => !MAY_DOUBLE.has(word));
  return [
    ...(unfinished
      ? [report(text, `“${unfinished}” looks unfinished. Write the text that visitors should read.`)]
      : []),
    ...(markup ? [report(text, `“${markup}” would stand on the page as it is. Write plain text.`)] : []),
    ...doubled.map(({ words, word }) =>
      report(text, `“${words}”: the word ${word} stands there twice. A quoted claim may bring it along.`),
    ),
  ];
}

const checkBlank = (text: TextNode) =>
  text.value.trim() === '' ? [report(text, 'This text is empty. Write it, or take the entry out.')] : [];

/** A quotation that the program does not read: between quotes instead of backticks, or without its `$`. */
function checkProgram(node: ContentNode): Finding[] {
  const quoted = typeof node.value === 'string' ? node.value.match(PROGRAM)?.[0] : undefined;
  if (!quoted) return [];
  const hint = 'Put the text between backticks ` and write ${ before the name.';
  return [report(node, `“${quoted}” would stand on the page as it is. ${hint}`)];
}

export const checkWording = (content: Content): Finding[] => [
  ...writtenTexts(content).flatMap((text) => [...checkText(text), ...checkBlank(text)]),
  ...allNodes(content).flatMap(checkProgram),
];
