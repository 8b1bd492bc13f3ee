import { claims, type Claim } from '@/lib/content/claims';
import { pricingCopy } from '@/lib/content/pages/pricing';
import { productNames } from '@/lib/content/product-names';
import { site } from '@/lib/content/site';
import { isNameField, placeOf, textWithGaps, writtenTexts, type Content, type ContentFile } from './content';
import { report, type Finding } from './finding';
import type { Literal } from './source';
import type { counts } from '@/lib/content/counts';

/** A value that is written once, and inserted everywhere else. */
type Value = {
  /** Where it is written. */
  file: string;
  /** The code that inserts it: `claims.freeTrial.value`. */
  expression: string;
  /** A comment such as `// not a claim` excuses a text. */
  excuse: 'name' | 'claim' | 'price' | 'label' | 'count';
  /** What is wrong with a text, if it contains the value. */
  find: (text: string) => string | undefined;
};

/** The position of words in a text, not as a part of other words or numbers. */
function indexOfWords(text: string, words: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const isStart = !/[\p{L}\p{N}.,]/u.test(text[at - 1] ?? '');
    if (isStart && !/^(?:[.,]?\d|[\p{L}-])/u.test(text.slice(at + words.length))) return at;
  }
  return -1;
}

const hasWords = (text: string, words: string) => indexOfWords(text, words) >= 0;

const COMPANY: Value = {
  file: 'site.ts',
  expression: 'site.name',
  excuse: 'name',
  find: (text) => (hasWords(text, site.name) ? `“${site.name}” is the company’s name.` : undefined),
};

const PRODUCTS = Object.entries(productNames).map(([id, name]): Value => ({
  file: 'product-names.ts',
  expression: `productNames['${id}']`,
  excuse: 'name',
  find: (text) => (hasWords(text, name) ? `“${name}” is the name of a product.` : undefined),
}));

/** Numbers are all alike: '30-day trial' becomes '#-day trial'. */
const hideNumbers = (text: string) => text.toLowerCase().replaceAll(/\d+(?:[.,]\d+)*/g, '#');

function claimValue({ id, value, label }: Claim): Value {
  const short = value.replace(/^up to /, '');
  const find = (text: string) => {
    if (hasWords(text.toLowerCase(), short.toLowerCase())) return `“${value}” is a claim.`;
    const isOther = hasWords(hideNumbers(text), hideNumbers(`${short} ${label}`));
    return isOther ? `This contradicts the claim “${value} ${label}”.` : undefined;
  };
  return { file: 'claims.ts', expression: `claims.${id}.value`, excuse: 'claim', find };
}

const PLANS = Object.entries(pricingCopy.plans).map(([id, plan]) => ({ id, ...plan }));
const amountIn = (price: string) => price.match(/\$\d[\d,]*/)?.[0];

const PRICE: Value = {
  file: 'pages/pricing.ts',
  expression: `pricingCopy.plans.${PLANS[0]?.id}.price`,
  excuse: 'price',
  find(text) {
    const amount = amountIn(text);
    if (amount === undefined || !/\b(?:plans?|price[sd]?|costs?|monthly|(?:a|per) month)\b/i.test(text))
      return undefined;
    const plan = PLANS.find(({ price }) => amountIn(price) === amount);
    const all = PLANS.map(({ name, price }) => `${name} ${price}`).join(', ');
    return plan
      ? `“${amount}” is the price of ${plan.name}.`
      : `“${amount}” is not the price of a plan: ${all}.`;
  },
};

const BUTTONS_FILE = 'calls-to-action.ts';
const PAGES_FILE = 'page-names.ts';
const LABEL_FIELD = /^(?:label|button|open|remove|submit|send)$/;
const PRESS = /\b(?:[Pp]ress|[Cc]lick|[Tt]ap|[Bb]utton (?:says|reads|named|called))\s$/;
/** A heading such as ‘Behavior Analytics’ names something else. */
const WITHIN_SENTENCE = /(?:^|[^\p{L}])\p{Ll}+[,:]? $/u;

/** Whether a text mentions a label: a main button always, a page by its name in a sentence, others as such. */
function mentions(text: string, file: string, label: string): boolean {
  const at = indexOfWords(text, label);
  if (at < 0) return false;
  const [before, after] = [text.slice(0, at), text.slice(at + label.length)];
  const isNamed = (/[“‘]$/.test(before) && /^[.,]?[”’]/.test(after)) || PRESS.test(before);
  if (file === BUTTONS_FILE || isNamed) return true;
  const isInSentence = /[.!?;:]/.test(text) && WITHIN_SENTENCE.test(before) && !/^ \p{Lu}/u.test(after);
  return file === PAGES_FILE && isInSentence;
}

const rank = (file: string) => [BUTTONS_FILE, PAGES_FILE].indexOf(file) >>> 0;

/** The code that inserts a constant: `callToActionCopy['schedule-demo'].label`. */
const expressionOf = ([name = '', ...keys]: readonly string[]) =>
  name +
  keys.map((key) => (/^\d+$/.test(key) ? `[${key}]` : /^\w+$/.test(key) ? `.${key}` : `['${key}']`)).join('');

function labelValues(content: Content): Value[] {
  return writtenTexts(content)
    .filter(({ file, keys, value }) => {
      const isLabel = LABEL_FIELD.test(keys.at(-1) ?? '') && /^\p{Lu}/u.test(value);
      return file === PAGES_FILE || isLabel;
    })
    .sort((a, b) => rank(a.file) - rank(b.file) || a.keys.length - b.keys.length)
    .map(({ file, line, keys, value }) => {
      const what = file === PAGES_FILE ? 'the name of a page' : `a label (${file}, line ${line})`;
      const find = (text: string) => (mentions(text, file, value) ? `“${value}” is ${what}.` : undefined);
      return { file, expression: expressionOf(keys), excuse: 'label', find };
    });
}

const LARGE_NUMBER = '(?:(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|[1-9]\\d+)';
const NUMBER = `(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|[3-9]|${LARGE_NUMBER})`;

/** A text that counts what content or rules list, whether or not the number is still right. */
const COUNTED: readonly { name: keyof typeof counts; pattern: RegExp }[] = [
  { name: 'products', pattern: new RegExp(`\\b${NUMBER} (?:products|core offerings)\\b`, 'i') },
  { name: 'segments', pattern: new RegExp(`\\b${NUMBER} (?:segments|kinds of visitors?)\\b`, 'i') },
  { name: 'variants', pattern: new RegExp(`\\b${LARGE_NUMBER} (?:[a-z]+ )?(?:versions|variants)\\b`, 'i') },
];

const COUNTS: readonly Value[] = COUNTED.map(({ name, pattern }) => ({
  file: 'counts.ts',
  expression: `counts.${name}`,
  excuse: 'count',
  find(text) {
    const found = text.match(pattern)?.[0];
    return found && `“${found}” counts what can change.`;
  },
}));

const VALUES: readonly Value[] = [
  COMPANY,
  ...PRODUCTS,
  ...Object.values(claims).map(claimValue),
  PRICE,
  ...COUNTS,
];

function checkLiteral(file: ContentFile, literal: Literal, values: readonly Value[]): Finding[] {
  if (isNameField(literal.keys) || literal.isNumber) return [];
  const text = textWithGaps(literal);
  for (const { file: home, expression, excuse, find } of values) {
    const found = file.file === home ? undefined : find(text);
    if (found === undefined) continue;
    const lines = file.text.split('\n').slice(Math.max(0, literal.line - 2), literal.line);
    if (lines.some((line) => line.includes(`// not a ${excuse}`))) continue;
    const insert = `Insert it as \${${expression}}, in a text between backticks, so that it updates automatically.`;
    return [
      report(
        placeOf(file, literal),
        `${found} ${insert} If it is something else, write // not a ${excuse} after it.`,
      ),
    ];
  }
  return [];
}

/** The sentence of a claim says its value; they are written next to each other. */
const checkClaims = ({ files }: Content): Finding[] =>
  files
    .filter(({ file }) => file === 'claims.ts')
    .flatMap((file) =>
      file.nodes
        .filter(({ keys }) => keys.at(-1) === 'value' && keys[0] === 'claims')
        .flatMap(({ keys, value }) => {
          const sentence = file.nodes.find(
            (node) => node.keys.join() === [...keys.slice(0, -1), 'sentence'].join(),
          );
          const isSaid = String(sentence?.value).toLowerCase().includes(String(value).toLowerCase());
          return !sentence || isSaid
            ? []
            : [
                report(
                  sentence,
                  `The sentence does not say “${String(value)}”, the value of this claim. Rewrite it.`,
                ),
              ];
        }),
    );

/** The names of the company and its products, claims, prices and labels are inserted, so that a change reaches every sentence. */
export function checkInsertedValues(content: Content): Finding[] {
  const values = [...VALUES, ...labelValues(content)];
  const literals = content.files
    .filter(({ file }) => file !== BUTTONS_FILE && file !== PAGES_FILE)
    .flatMap((file) => file.literals.flatMap((literal) => checkLiteral(file, literal, values)));
  return [...checkClaims(content), ...literals];
}
