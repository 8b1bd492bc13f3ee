/** Patterns of personal data, each with its replacement. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/(?<![^\s@<>(),;:])[^\s@<>(),;:]+@[^\s@<>(),;:]+/g, '[address]'],
  [/\b(?:https?:\/\/|www\.)\S+/gi, '[link]'],
  [/(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{2,}/gu, '[name]'],
  // Telephone numbers in any grouping.
  [/(?<![\p{L}\p{N}$€£])\+?\(?\d(?:[\s()./-]{0,2}\d){6,}(?![\p{L}\p{N}])/gu, '[number]'],
  // Customer numbers, dates of birth, rare amounts.
  [/(?<![\p{L}\p{N}])\d(?:[.,]?\d){4,}(?![\p{L}\p{N}])/gu, '[number]'],
  [/\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b/g, '[number]'],
  // Letters and digits mixed: order numbers, keys, license plates.
  [/(?<![\p{L}\p{N}_-])(?=[\p{L}\p{N}_-]*\p{L})(?=(?:[\p{L}_-]*\d){3})[\p{L}\p{N}_-]{6,}/gu, '[number]'],
];

const NAME = '[name]';

/** Always followed by a name. */
const NAMED =
  /\b(?:my (?:\w+ )?name(?:['’]s| is)|name:|call me|named|called|ich hei(?:ß|ss)e|mein name ist|je m['’]appelle|me llamo|mi nombre es|mr|mrs|ms|dr|prof|herr|frau)\.?\s+/giu;

/** Followed by a name or by something else: 'I am Ann', 'I am new here'. */
const MAYBE_NAMED =
  /\b(?:i am|i['’]m|im|this is|it['’]s|here is|ich bin|je suis|soy|regards,?|cheers,?|thanks,?|from|at)\s+/giu;

const MAX_NAME_WORDS = 3;
const WORD = /^[\p{L}'’-]+/u;

/** @param isKnown lower-case words used by the site or by several visitors; other capitalized words are masked */
export function maskQuestion(question: string, isKnown: (word: string) => boolean): string {
  const plain = question
    .replace(/[^\P{C}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const masked = PATTERNS.reduce((text, [pattern, mask]) => text.replace(pattern, mask), plain);
  const introduced = maskAfter(masked, NAMED, (word, index) => index === 0 || !isKnown(word));
  const presented = maskAfter(introduced, MAYBE_NAMED, (word) => !isKnown(word));
  return maskCapitalized(presented, isKnown).replace(/\[name\](?: \[name\])+/g, NAME);
}

export const isMasked = (question: string): boolean => /\[(?:address|link|name|number)\]/.test(question);

function maskAfter(text: string, opening: RegExp, isName: (word: string, index: number) => boolean): string {
  let result = '';
  let end = 0;
  for (const { 0: words, index } of text.matchAll(opening)) {
    if (index < end) continue;
    result += text.slice(end, index + words.length);
    end = index + words.length;
    for (let count = 0; count < MAX_NAME_WORDS; count += 1) {
      const [word = ''] = WORD.exec(text.slice(end)) ?? [];
      if (!word || !isName(word.toLowerCase(), count)) break;
      result += NAME;
      end += word.length;
      if (text[end] !== ' ') break;
      result += ' ';
      end += 1;
    }
  }
  return result + text.slice(end);
}

function maskCapitalized(text: string, isKnown: (word: string) => boolean): string {
  return text.replace(/(?<![[\p{L}\p{N}])\p{L}[\p{L}\p{N}’'-]*/gu, (word) =>
    word === word.toLowerCase() || isKnown(word.toLowerCase().replace(/['’]s$/, '')) ? word : NAME,
  );
}
