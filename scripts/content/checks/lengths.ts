import { writtenTexts, type Content, type TextNode } from '../content';
import { report, type Finding } from '../finding';

type Limit = { file: RegExp; keys: RegExp; max: number; name: string; why: string };

const TITLE = { max: 60, name: 'title' };
const DESCRIPTION = { max: 160, name: 'description' };
const HEADLINE = { max: 60, name: 'headline' };
const LEDE = { max: 180, name: 'lede' };

/** `keys` are the names on the way, joined with dots and without the constant's own. */
const LIMITS: readonly Limit[] = [
  { file: /^metadata\.ts$/, keys: /(?:^|\.)title$/, ...TITLE, why: 'Search engines cut off the rest.' },
  {
    file: /^metadata\.ts$/,
    keys: /(?:^|\.)description$/,
    ...DESCRIPTION,
    why: 'Search engines cut off the rest.',
  },
  { file: /^hub\//, keys: /^title$/, ...TITLE, why: 'It stands on a card.' },
  { file: /^hub\//, keys: /^description$/, ...DESCRIPTION, why: 'It stands on a card.' },
  { file: /^recommendations\.ts$/, keys: /^\d+\.title$/, ...TITLE, why: 'It stands on a card.' },
  { file: /^recommendations\.ts$/, keys: /^\d+\.description$/, ...DESCRIPTION, why: 'It stands on a card.' },
  { file: /^home\.ts$/, keys: /^hero\..*\.headline$/, ...HEADLINE, why: 'It has to fit on a phone.' },
  { file: /^home\.ts$/, keys: /^hero\..*\.lede$/, ...LEDE, why: 'It has to fit on a phone.' },
  { file: /^hero-messages\.ts$/, keys: /\.?headline$/, ...HEADLINE, why: 'It has to fit on a phone.' },
  { file: /^hero-messages\.ts$/, keys: /\.?lede$/, ...LEDE, why: 'It has to fit on a phone.' },
  { file: /^pages\//, keys: /^head\.heading$/, ...HEADLINE, why: 'It has to fit on a phone.' },
  { file: /^pages\//, keys: /^head\.lede\./, ...LEDE, why: 'It has to fit on a phone.' },
];

function checkText(text: TextNode): Finding[] {
  const keys = text.keys.slice(1).join('.');
  const limit = LIMITS.find((candidate) => candidate.file.test(text.file) && candidate.keys.test(keys));
  const length = [...text.value].length;
  if (!limit || length <= limit.max) return [];
  const tooMany = length - limit.max;
  return [
    report(
      text,
      `The ${limit.name} has ${length} characters and ${limit.max} fit: take out ${tooMany}. ${limit.why}`,
    ),
  ];
}

/** Two pages with the same title or description look like one page in a list of search results. */
function checkRepeats(texts: readonly TextNode[]): Finding[] {
  const seen = new Map<string, TextNode>();
  return texts.flatMap((text) => {
    if (text.file !== 'metadata.ts') return [];
    const first = seen.get(text.value);
    seen.set(text.value, first ?? text);
    return first
      ? [report(text, `${first.path.join(' › ')} has the same words. Each page needs its own.`)]
      : [];
  });
}

export function checkLengths(content: Content): Finding[] {
  const texts = writtenTexts(content);
  return [...texts.flatMap(checkText), ...checkRepeats(texts)];
}
