const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const WORD = [...UNITS.slice(1), ...TENS, 'hundred', 'thousand'].join('|');
/** Matches 'a hundred' and 'a month', but not the article of 'a four-week plan'. */
const ONE = '\\ban?(?=[\\s-](?:hundred|thousand|day|week|month|year)\\b)';

/** Pattern source for a number in digits or words: '1,200', 'thirty', 'two hundred and ninety'. */
export const NUMBER = `(?:\\d[\\d,]*|(?:${ONE}|\\b(?:${WORD}))(?:[\\s-](?:and[\\s-])?(?:${WORD}))*)`;

export function readNumber(text: string): number {
  if (/^\d/.test(text)) return Number(text.replaceAll(',', ''));
  let total = 0;
  let part = 0;
  for (const word of text.toLowerCase().split(/[\s-]/)) {
    if (word === 'thousand') [total, part] = [(total + Math.max(part, 1)) * 1000, 0];
    else if (word === 'hundred') part = Math.max(part, 1) * 100;
    else if (word === 'a' || word === 'an') part += 1;
    else part += Math.max(UNITS.indexOf(word), 0) + (TENS.indexOf(word) + 1 && (TENS.indexOf(word) + 2) * 10);
  }
  return total + part;
}
