import { z } from 'zod';
import { claims, type Claim } from '@/lib/content/claims';
import { pricingCopy } from '@/lib/content/pages/pricing';
import { site } from '@/lib/content/site';
import { isNameField, isText, type Content, type ContentFile } from './content';
import type { ContentNode, Literal } from './content-node';
import { correctLine, insertConstant, lineAt } from './correct-line';
import { report, type Finding } from './finding';

/** A value that is written once, and inserted everywhere else. */
type Value = {
  file: string;
  /** The code that inserts it: `claims.freeTrial.value`. */
  expression: string;
  /** What it inserts: '30-day'. */
  inserts: string;
  pattern: RegExp;
  /** Part of every match: searching it is faster than the pattern. */
  text?: string;
  /** A comment such as `// not a claim` excuses a text. */
  excuse: string;
  say: (found: string) => string;
  /** How to correct it in the file. */
  inFile: string;
  /** In the file that defines it, too, where other files only insert it. */
  isCheckedAtHome?: true;
};

const escape = (text: string) => text.replaceAll(/[.+*?^$()|[\]{}]/g, '\\$&');
const whole = (text: string) => `(?<![\\p{L}\\p{N}.,])${escape(text)}(?![.,]?\\d|[\\p{L}-])`;

const NUMBER_WORD =
  'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand';
/** In digits or in words: '1,200', 'thirty', 'two hundred and ninety'. */
const NUMBER = `(?:\\d[\\d.,]*|(?:\\ba[\\s-](?=hundred|thousand|day|week|month|year))?\\b(?:${NUMBER_WORD})(?:[\\s-](?:and[\\s-])?(?:${NUMBER_WORD}))*)`;

const insert = (expression: string) => `Insert it as \${${expression}}, in a text between backticks.`;
const unless = (excuse: string) => `If it is something else, write // not a ${excuse} after it.`;
const FOLLOWS = 'Insert it, so that it updates automatically.';

const COMPANY: Value = {
  file: 'site.ts',
  expression: 'site.name',
  inserts: site.name,
  pattern: new RegExp(whole(site.name), 'u'),
  excuse: 'name',
  say: (name) => `“${name}” is the company’s name. ${FOLLOWS}`,
  inFile: insert('site.name'),
};

const UNITS: Readonly<Record<string, string>> = {
  '%': '\\s?(?:%|percent)',
  M: '\\s?(?:M|million)',
  '+': '\\+?',
};

const SPELLED: Readonly<Record<string, string>> = {
  3: 'three',
  6: 'six',
  10: 'ten',
  30: 'thirty',
  40: 'forty',
  60: 'sixty',
  70: 'seventy',
};

/** A claim's value in other spellings, or with other numbers: '99.9 percent', '3–6 months'. */
const valueLike = (value: string, write: (number: string) => string) =>
  value
    .split(/[\s-]/)
    .map((token) => {
      const [, number, unit = ''] = token.match(/^([\d.]+)(\D*)$/) ?? [];
      if (number !== undefined) return write(number) + (UNITS[unit] ?? '');
      return token === 'to' ? '(?:to)?' : `${token.replace(/s$/, '')}s?`;
    })
    .join('[\\s–-]{0,2}');

function claimValues({ id, value, label }: Claim): Value[] {
  const expression = `claims.${id}.value`;
  const shared = {
    file: 'claims.ts',
    expression,
    inserts: value,
    excuse: 'claim',
    inFile: `${insert(expression)} ${unless('claim')}`,
  };
  const number = value.replace(/^up to /, '');
  const words = label.split(' ').filter((word) => word.length > 3);
  const named = `(?<!\\p{L})(?:${words.map((word) => word.slice(0, 6)).join('|')})\\p{L}*`;
  const bounded = (pattern: string) => `(?<![\\d.,])${pattern}(?![.,]?\\d|\\p{L})`;
  const spelled = bounded(
    valueLike(number, (digits) => `(?:${escape(digits)}|${SPELLED[digits] ?? 'many'})`),
  );
  const other = bounded(valueLike(number, () => '\\d[\\d.,]*'));
  const near = '\\s(?:\\p{L}+\\s){0,2}';
  return [
    {
      ...shared,
      pattern: new RegExp(whole(number), 'iu'),
      say: () => `“${value}” is a claim. ${FOLLOWS}`,
    },
    {
      ...shared,
      pattern: new RegExp(
        `${spelled}${near}${named}|${named}${near}${spelled}|${other}${near}${words.at(-1)}`,
        'iu',
      ),
      say: (found) => `“${found}” contradicts the claim “${value} ${label}”. Change one of them.`,
    },
  ];
}

const LENGTH = `${NUMBER}[\\s-](?:day|week|month|year)s?\\b`;
/** Sentences that give the trial's length. */
const TRIAL: Value = {
  file: 'claims.ts',
  expression: 'claims.freeTrial.value',
  inserts: claims.freeTrial.value,
  excuse: 'claim',
  pattern: new RegExp(
    [
      `\\b${LENGTH}(?:[\\s-]long)?,?(?: free)? trial\\b(?! plan)`,
      `\\btrial(?: \\w+)? (?:lasts|runs|takes|is|of|ends (?:after|in))(?: \\w+){0,2}? ${LENGTH}(?! \\w+ of\\b)`,
      `\\b(?:free|costs nothing|try [^.]{1,30})(?: for|:)? ${LENGTH}`,
      `\\b${LENGTH} (?:for )?free\\b`,
    ].join('|'),
    'iu',
  ),
  say: (found) => `“${found}” contradicts the ${claims.freeTrial.value} trial. Rewrite the sentence.`,
  inFile: `${insert('claims.freeTrial.value')} ${unless('claim')}`,
};

const ABOUT_PRICES = '\\b(?:plans?|price[sd]?|costs?|a month|monthly|per month)\\b';
const inPriceSentence = (amount: string) =>
  new RegExp(`(?<=${ABOUT_PRICES}[^.!?]*)${amount}|${amount}(?=[^!?]*?${ABOUT_PRICES})`, 'iu');
const PLANS = Object.entries(pricingCopy.plans).map(([id, { name, price }]) => ({
  name,
  price,
  expression: `pricingCopy.plans.${id}.price`,
}));
const amountOf = (price: string) => price.replace(/^\D*(?=\$)/, '');
const AMOUNTS = PLANS.map(({ price }) => `${escape(amountOf(price))}(?![\\d,])`).join('|');
const PRICES: readonly Value[] = [
  ...PLANS.map(({ name, price, expression }) => ({
    file: 'pages/pricing.ts',
    expression,
    inserts: price,
    excuse: 'price',
    pattern: inPriceSentence(whole(amountOf(price))),
    say: (found: string) => `“${found}” is the price of ${name}. ${FOLLOWS}`,
    inFile: `${insert(expression)} ${unless('price')}`,
  })),
  {
    file: 'pages/pricing.ts',
    expression: PLANS[0]?.expression ?? '',
    // Nobody but the editor knows which plan is meant.
    inserts: '',
    excuse: 'price',
    isCheckedAtHome: true,
    pattern: inPriceSentence(`(?!${AMOUNTS})(?:\\$\\d[\\d,]*|\\b${NUMBER} dollars\\b)`),
    say: (found) =>
      `“${found}” is not the price of a plan: ${PLANS.map(({ name, price }) => `${name} ${price}`).join(', ')}. Rewrite the sentence.`,
    inFile: `${insert(PLANS[0]?.expression ?? '')} ${unless('price')}`,
  },
];

const BUTTONS_FILE = 'calls-to-action.ts';
const PAGES_FILE = 'page-names.ts';
const LABEL_FIELD = /^(?:label|button|open|remove|submit|send)$/;
const PRESS = '(?:[Pp]ress|[Cc]lick|[Tt]ap|[Bb]utton (?:says|reads|named|called))\\s';

/** Matches mentions of a label: a main button by its exact text, a page as a name within a sentence. */
function mentionOf(file: string, label: string): RegExp {
  const quoted = `(?<=[“‘])${escape(label)}(?=[.,]?[”’])|(?<=${PRESS})${whole(label)}`;
  if (file === BUTTONS_FILE) return new RegExp(whole(label), 'u');
  if (file !== PAGES_FILE) return new RegExp(quoted, 'u');
  // A heading such as ‘Behavior Analytics’ names something else.
  const inSentence = '(?:(?<=[.!?;:].*)|(?=.*[.!?;:]))';
  return new RegExp(
    `${quoted}|${inSentence}(?<=(?<!\\p{L})(?:\\p{Ll}+|[\\d\\0])[,:]? )${whole(label)}(?! \\p{Lu})`,
    'su',
  );
}

const rank = (file: string) => [BUTTONS_FILE, PAGES_FILE].indexOf(file) >>> 0;

function labelValues(content: Content): Value[] {
  const nodes = content.files.flatMap((file) => file.nodes).filter(isText);
  return nodes
    .filter(({ file, keys, isQuoted, value }) => {
      const isLabel = LABEL_FIELD.test(keys.at(-1) ?? '') && /^\p{Lu}/u.test(value);
      return file === PAGES_FILE || (!isQuoted && isLabel);
    })
    .sort((a, b) => rank(a.file) - rank(b.file) || a.keys.length - b.keys.length)
    .map(({ file, line, keys, value }) => {
      const expression = expressionOf(keys);
      const what =
        file === PAGES_FILE ? 'the name of a page' : `the label of a button (${file}, line ${line})`;
      const say = (found: string) => `“${found}” is ${what}. ${FOLLOWS}`;
      const inFile = `${insert(expression)} ${unless('label')}`;
      const pattern = mentionOf(file, value);
      return { file, expression, inserts: value, excuse: 'label', say, inFile, text: value, pattern };
    });
}

/** The code that inserts a constant: `callToActionCopy['schedule-demo'].label`. */
const expressionOf = ([name = '', ...keys]: readonly string[]) =>
  name +
  keys.map((key) => (/^\d+$/.test(key) ? `[${key}]` : /^\w+$/.test(key) ? `.${key}` : `['${key}']`)).join('');

const VALUES: readonly Value[] = [COMPANY, ...Object.values(claims).flatMap(claimValues), TRIAL, ...PRICES];

/** Texts like a value but for their numbers: '60-day' for '30-day', but neither '60 days' nor 'Up to 40%'. */
const shapeOf = (value: string) =>
  new RegExp(
    `(?<![\\p{L}\\d.,$])${escape(value).replaceAll(/\d+(?:\\\.\d+)*/g, '\\d[\\d.,]*')}(?![.,]?\\d|[\\p{L}-])`,
    'gu',
  );

/** The part of the text that the constant replaces without a change of the words around it: '60-day' of '60-day trial'. */
function replaceable(
  { inserts }: Value,
  text: string,
  found: { 0: string; index: number },
): string | undefined {
  if (inserts === '') return undefined;
  const end = found.index + found[0].length;
  return [...text.matchAll(shapeOf(inserts))].find(
    ({ 0: part, index }) => index < end && found.index < index + part.length,
  )?.[0];
}

function checkLiteral(
  content: Content,
  file: ContentFile,
  literal: Literal,
  values: readonly Value[],
): Finding[] {
  if (isNameField(literal.path)) return [];
  for (const value of values) {
    if (value.text !== undefined && !literal.text.includes(value.text)) continue;
    const match = value.pattern.exec(literal.text);
    if (!match || (file.file === value.file && !value.isCheckedAtHome)) continue;
    const excuse = `// not a ${value.excuse}`;
    if ([literal.line, literal.line - 1].some((line) => lineAt(file, line).includes(excuse))) continue;
    const part = replaceable(value, literal.text, match);
    const { expression, file: from, inserts, inFile } = value;
    const corrected = part ? insertConstant(content, file, literal, { found: part, expression, from }) : {};
    const offer = part === inserts ? `Insert “${inserts}”` : `Change it to “${inserts}”`;
    return [report(literal, value.say(match[0]), { inFile, offer, ...corrected })];
  }
  return [];
}

const CLAIM = z.object({ value: z.string(), label: z.string(), sentence: z.string() });

/** The sentence of a claim says its value; they are written next to each other. */
function checkClaim(file: ContentFile, { keys, value: claim }: ContentNode): Finding[] {
  const { success, data } = CLAIM.safeParse(claim);
  const literal = file.literals.find(({ path }) => path.join('.') === `${keys.at(-1)}.sentence`);
  if (!success || !literal || data.sentence.toLowerCase().includes(data.value.toLowerCase())) return [];
  const { value, label } = data;
  const [said, ...more] = [...new Set(literal.text.match(shapeOf(value)))];
  if (said === undefined || more.length > 0)
    return [report(literal, `The sentence does not say “${value}”, the value of this claim. Rewrite it.`)];
  const corrected = correctLine(file, literal, (raw) => raw.replaceAll(shapeOf(value), () => value));
  const message = `This sentence says “${said}”, but the claim is “${value} ${label}”.`;
  return [report(literal, message, { corrected, offer: `Change it to “${value}”` })];
}

/** The company's name, claims, prices and labels are inserted, so that a change reaches every sentence. */
export function checkTypedValues(content: Content): Finding[] {
  const values = [...VALUES, ...labelValues(content)];
  return [
    ...content.files
      .filter(({ file }) => file === 'claims.ts')
      .flatMap((file) => file.nodes.flatMap((node) => checkClaim(file, node))),
    ...content.files
      .filter(({ file }) => file !== BUTTONS_FILE && file !== PAGES_FILE)
      .flatMap((file) => file.literals.flatMap((literal) => checkLiteral(content, file, literal, values))),
  ];
}
