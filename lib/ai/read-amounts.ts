const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const SPELLED = new RegExp(
  String.raw`\b(?:(${TENS.join('|')})(?:[-\s](${ONES.slice(1, 10).join('|')}))?|(${ONES.join('|')}))\b`,
  'gi',
);

/** Quantities without digits. */
const LOOSE = /\b(?:dozen|hundred|thousand|million|billion|half|twice|double|triple|quarter)s?\b/gi;

const AMOUNT =
  /([$€£¥]\s?)?(\d+(?:[.,/:]\d+)*)(?:\s?(%|percent\b|[kmb]\b|thousand\b|million\b|billion\b))?(?:[\s-]*(?:working |business )?(second|minute|hour|day|week|month|quarter|year|dollar|euro)s?\b)?/gi;

const SCALES: Readonly<Record<string, string>> = {
  percent: '%',
  thousand: 'k',
  million: 'm',
  billion: 'b',
};

type Amount = { currency: string; number: string; scale: string; unit: string };

function parseAmounts(text: string): Amount[] {
  return [...writeDigits(text).matchAll(AMOUNT)].map(
    ([, currency = '', number = '', scale = '', unit = '']) => ({
      currency: currency.trim(),
      number: number.replaceAll(',', ''),
      scale: SCALES[scale.toLowerCase()] ?? scale.toLowerCase(),
      unit: unit.toLowerCase(),
    }),
  );
}

function writeDigits(text: string): string {
  return text.replace(SPELLED, (_, tens?: string, one?: string, small?: string) => {
    const ten = tens ? (TENS.indexOf(tens.toLowerCase()) + 2) * 10 : 0;
    return String(ten + Math.max(0, ONES.indexOf((one ?? small ?? 'zero').toLowerCase())));
  });
}

function listLoose(text: string): string[] {
  return (text.match(LOOSE) ?? []).map((word) => word.toLowerCase().replace(/s$/, ''));
}

/** Every way in which the amounts of a text may be repeated: '$99' as such and as a number, '30-day' as 30 days. */
export function readAmounts(text: string): ReadonlySet<string> {
  const said = parseAmounts(text).flatMap(({ currency, number, scale, unit }) => [
    number,
    `${currency}${number}${scale}`,
    `${number} ${unit}`,
    ...(currency === '$' ? [`${number} dollar`] : []),
  ]);
  return new Set([...said, ...listLoose(text)]);
}

/** The amounts that a text states, each in its strictest form. */
export function readClaimedAmounts(text: string): string[] {
  const claimed = parseAmounts(text).flatMap(({ currency, number, scale, unit }) => {
    if (currency || scale) return [`${currency}${number}${scale}`];
    if (unit) return [`${number} ${unit}`];
    // 'one of them', 'the one that'
    return number === '1' ? [] : [number];
  });
  return [...claimed, ...listLoose(text.replace(AMOUNT, ' '))];
}
