const NUMBER_WORDS: Readonly<Record<string, string>> = {
  3: 'three',
  6: 'six',
  10: 'ten',
  30: 'thirty',
  40: 'forty',
  60: 'sixty',
  70: 'seventy',
};

export type ClaimPatterns = {
  /** The number as it stands in the claim: '40%', '3-6 months'. */
  exact: RegExp;
  /** The number in other words: 'forty percent', '30 days'. Means the claim only beside the words of its label. */
  loose: RegExp;
  label: RegExp;
  /** Any number of the claim's kind before the last word of its label: '60-day free trial', '80% accuracy'. */
  alike: RegExp;
};

const escape = (text: string) => text.replace(/[.+*?^$()|[\]{}]/g, '\\$&');
const RANGE = '\\s?(?:to|-|–|—)\\s?';
const NOT_WITHIN_A_NUMBER = ['(?<![\\d.,])', '(?![.,]?\\d|\\p{L})'] as const;

const surround = (pattern: string) => new RegExp(NOT_WITHIN_A_NUMBER.join(pattern), 'iu');

const anyNumber = () => '\\d[\\d.,]*';

function writeNumber(number: string): string {
  const word = NUMBER_WORDS[number];
  return word ? `(?:${number}|${word})` : escape(number);
}

function loosen(token: string, write = writeNumber): string {
  const number = token.match(/^[\d.]+/)?.[0];
  if (number === undefined) return `${escape(token.replace(/s$/, ''))}s?`;
  const digits = write(number);
  if (token.endsWith('%')) return `${digits}\\s?(?:%|percent|per cent)`;
  return token.endsWith('M') ? `${digits}\\s?(?:M|million)` : digits;
}

/** How the number of a claim looks when somebody types it by hand. */
export function claimPatterns({ value, label }: { value: string; label: string }): ClaimPatterns {
  const tokens = value.replace(/^(?:up to|over|more than)\s/i, '').split(/[\s-]+/);
  const join = (write: (token: string) => string) =>
    tokens
      .map((token) => (token === 'to' ? 'to' : write(token)))
      .join('[\\s-]')
      .replaceAll('[\\s-]to[\\s-]', RANGE);
  const stems = label.split(/\s/).filter((word) => word.length > 3);
  return {
    exact: surround(join(escape)),
    loose: surround(join((token) => loosen(token))),
    alike: new RegExp(
      `${NOT_WITHIN_A_NUMBER[0]}${join((token) => loosen(token, anyNumber))}\\+?\\s(?:\\p{L}+\\s){0,2}${stems.at(-1)}`,
      'iu',
    ),
    label: new RegExp(`(?<!\\p{L})(?:${stems.map((word) => word.slice(0, 6)).join('|')})`, 'iu'),
  };
}
