import { allNodes, isText, type Content, type ContentFile, type TextNode, writtenTexts } from '../content';
import { type ContentNode } from '../content-node';
import { report, type Finding } from '../finding';
import { readingGrade, splitSentences, splitWords } from '../reading-grade';

type Limit = { file: RegExp; keys: RegExp; max: number; name: string; why: string };

const TITLE = { max: 60, name: 'title' };
const DESCRIPTION = { max: 160, name: 'description' };
const HEADLINE = { max: 60, name: 'headline' };
const LEDE = { max: 180, name: 'lede' };
const LABEL = { max: 30, name: 'label' };

/** `keys`: property names below the constant, joined with dots */
const LIMITS: readonly Limit[] = [
  { file: /^metadata\.ts$/, keys: /(?:^|\.)title$/, ...TITLE, why: 'Search engines cut off the rest.' },
  {
    file: /^metadata\.ts$/,
    keys: /(?:^|\.)description$/,
    ...DESCRIPTION,
    why: 'Search engines cut off the rest.',
  },
  { file: /^hub\//, keys: /^title$/, ...TITLE, why: 'It is shown on a card.' },
  { file: /^hub\//, keys: /^description$/, ...DESCRIPTION, why: 'It is shown on a card.' },
  { file: /^recommendations\.ts$/, keys: /^\d+\.title$/, ...TITLE, why: 'It is shown on a card.' },
  {
    file: /^recommendations\.ts$/,
    keys: /^\d+\.description$/,
    ...DESCRIPTION,
    why: 'It is shown on a card.',
  },
  { file: /^home\.ts$/, keys: /^hero\..*\.headline$/, ...HEADLINE, why: 'It has to fit on a phone.' },
  { file: /^home\.ts$/, keys: /^hero\..*\.lede$/, ...LEDE, why: 'It has to fit on a phone.' },
  { file: /^hero-messages\.ts$/, keys: /\.?headline$/, ...HEADLINE, why: 'It has to fit on a phone.' },
  { file: /^hero-messages\.ts$/, keys: /\.?lede$/, ...LEDE, why: 'It has to fit on a phone.' },
  {
    file: /^experiments\.ts$/,
    keys: /\.arms\..*\.(?:headline|heading)$/,
    ...HEADLINE,
    why: 'It has to fit on a phone.',
  },
  {
    file: /^experiments\.ts$/,
    keys: /\.arms\..*\.(?:lede|text)$/,
    ...LEDE,
    why: 'It has to fit on a phone.',
  },
  {
    file: /^experiments\.ts$/,
    keys: /\.arms\..*\.(?:label|send)$/,
    ...LABEL,
    why: 'It has to fit on a button.',
  },
  { file: /^pages\//, keys: /^head\.heading$/, ...HEADLINE, why: 'It has to fit on a phone.' },
  { file: /^pages\//, keys: /^head\.lede\./, ...LEDE, why: 'It has to fit on a phone.' },
];

/** @param keys property names below the constant, joined with dots */
export const limitOf = (file: string, keys: string): Limit | undefined =>
  LIMITS.find((candidate) => candidate.file.test(file) && candidate.keys.test(keys));

function checkText(text: TextNode): Finding[] {
  const limit = limitOf(text.file, text.keys.slice(1).join('.'));
  const length = [...text.value].length;
  if (!limit || length <= limit.max) return [];
  const tooMany = length - limit.max;
  return [
    report(
      text,
      `The ${limit.name} has ${length} characters, and the limit is ${limit.max}: cut ${tooMany}. ${limit.why}`,
    ),
  ];
}

/** Pages with the same title or description look identical in search results. */
function checkRepeats(texts: readonly TextNode[]): Finding[] {
  const seen = new Map<string, TextNode>();
  return texts.flatMap((text) => {
    if (text.file !== 'metadata.ts') return [];
    const first = seen.get(text.value);
    seen.set(text.value, first ?? text);
    return first
      ? [report(text, `${first.path.join(' › ')} has the same text. Each page needs its own.`)]
      : [];
  });
}

export function checkLengths(content: Content): Finding[] {
  const texts = writtenTexts(content);
  return [...texts.flatMap(checkText), ...checkRepeats(texts)];
}

const UNFINISHED =
  /\b(?:todo|tbd|tbc|fixme|lorem|ipsum|x{3,}|coming soon|under construction|(?:headline|text) here)\b|\?{3,}|\[(?:insert|your|text)\b[^\]]*\]/iu;
const MARKUP = /<\/?[a-z][^>]*>|&[a-z]+;|\*\*/i;
const PROGRAM = /\$\{[^}]*\}?|\{\s*(?:claims?|ROUTES|site)\.[^}]*\}?/;
const DOUBLED = /(?<![\p{L}’'-])(\p{L}+)\s+\1(?![\p{L}’'-])/giu;
/** Words that English sometimes doubles on purpose. */
const MAY_DOUBLE = new Set(['that', 'had']);

function checkWords(text: TextNode): Finding[] {
  const unfinished = text.value.match(UNFINISHED)?.[0];
  const markup = text.value.match(MARKUP)?.[0];
  const doubled = [...text.value.matchAll(DOUBLED)]
    .map(([words, word = '']) => ({ words, word: word.toLowerCase() }))
    .filter(({ word }) => !MAY_DOUBLE.has(word));
  return [
    ...(unfinished
      ? [report(text, `“${unfinished}” looks unfinished. Write the text that visitors should read.`)]
      : []),
    ...(markup ? [report(text, `“${markup}” would appear on the page as is. Write plain text.`)] : []),
    ...doubled.map(({ words, word }) =>
      report(text, `“${words}”: the word ${word} appears twice. An inserted claim may already contain it.`),
    ),
  ];
}

const checkBlank = (text: TextNode) =>
  text.value.trim() === '' ? [report(text, 'This text is empty. Write it, or remove the entry.')] : [];

/** An interpolation that is never evaluated: in quotes instead of backticks, or without its `$`. */
function checkProgram(node: ContentNode): Finding[] {
  const quoted = typeof node.value === 'string' ? node.value.match(PROGRAM)?.[0] : undefined;
  if (!quoted) return [];
  const hint = 'Put the text between backticks ` and write ${ before the name.';
  return [report(node, `“${quoted}” would appear on the page as is. ${hint}`)];
}

export const checkWording = (content: Content): Finding[] => [
  ...writtenTexts(content).flatMap((text) => [...checkWords(text), ...checkBlank(text)]),
  ...allNodes(content).flatMap(checkProgram),
];

const SENTENCE_GRADE = 11;
/** Shorter sentences are skipped: one long word would make them score as hard. */
const SENTENCE_WORDS = 12;
const ARTICLE_GRADE = 12;

const excerpt = (text: string) => (text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text);

const isHard = (sentence: string) =>
  splitWords(sentence).length >= SENTENCE_WORDS && readingGrade(sentence) > SENTENCE_GRADE;

function checkArticle({ nodes }: ContentFile): Finding[] {
  const article = nodes.find(({ keys, path }) => keys.length === 1 && path.length === 0);
  const words = nodes.filter(isText).map(({ value }) => (/[.!?:]$/.test(value) ? value : `${value}.`));
  const grade = readingGrade(words.join(' '));
  if (!article || grade <= ARTICLE_GRADE) return [];
  const message = `The article as a whole is hard to read (grade ${grade.toFixed(1)}, at most ${ARTICLE_GRADE}).`;
  return [report(article, `${message} Shorten sentences and choose plainer words.`)];
}

export function checkReading(content: Content): Finding[] {
  const sentences = writtenTexts(content).flatMap((text) =>
    splitSentences(text.value)
      .filter(isHard)
      .map((sentence) =>
        report(
          text,
          `“${excerpt(sentence)}” is hard to read (grade ${readingGrade(sentence).toFixed(1)}, at most ${SENTENCE_GRADE}). Split it, or use shorter words.`,
        ),
      ),
  );
  const articles = content.files.filter(
    ({ file, nodes }) => file.startsWith('hub/') && nodes.some(({ keys }) => keys[1] === 'sections'),
  );
  return [...sentences, ...articles.flatMap(checkArticle)];
}
