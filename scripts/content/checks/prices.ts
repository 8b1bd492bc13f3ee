import { isRecord } from '@/lib/personalization/record';
import { allNodes, isNameField, type Content, type ContentFile } from '../content';
import { GAP, type Literal } from '../content-node';
import { expressionOf, insertConstant, isExcused } from '../correct-line';
import { report, type Finding } from '../finding';
import { NUMBER, readNumber } from '../number-words';
import { splitSentences } from '../reading-grade';

const PRICES_FILE = 'pages/pricing.ts';
const AMOUNT = new RegExp(
  `(?:\\b(?<bound>under|below|less than|over|above|more than) )?(?:(?<figure>\\$${NUMBER})|\\b(?<words>${NUMBER}) dollars)`,
  'giu',
);
const IS_PRICE = /\b(?:plans?|price[sd]?|costs?|a month|monthly|per month)\b/iu;

type Plan = { name: string; price: string; amount: number; expression: string };

function readPlans(content: Content): Plan[] {
  const plans = allNodes(content).filter(
    ({ file, keys }) => file === PRICES_FILE && keys.length === 3 && keys[1] === 'plans',
  );
  return plans.flatMap(({ value, keys }) => {
    if (!isRecord(value) || typeof value.price !== 'string' || typeof value.name !== 'string') return [];
    const amount = readNumber(value.price.replace(/^\D*/, ''));
    return [{ name: value.name, price: value.price, amount, expression: expressionOf([...keys, 'price']) }];
  });
}

function isTrue(amount: number, bound: string | undefined, plans: readonly Plan[]): boolean {
  if (!bound) return plans.some((plan) => plan.amount === amount);
  const isUpper = /^(?:under|below|less)/i.test(bound);
  return plans.some((plan) => (isUpper ? plan.amount < amount : plan.amount > amount));
}

function explain(sentence: string, plans: readonly Plan[]) {
  const named = plans.filter(({ name }) => new RegExp(`\\b${name}\\b`, 'u').test(sentence));
  const meant = named.length > 0 ? named : plans;
  for (const { 0: found, groups } of sentence.matchAll(AMOUNT)) {
    const written = groups?.figure ?? found;
    const amount = readNumber((groups?.figure?.slice(1) ?? groups?.words ?? '').trim());
    const plan = meant.find((candidate) => candidate.amount === amount);
    if (plan && !groups?.bound) return { written, plan, isWrong: false };
    if (!isTrue(amount, groups?.bound, meant)) return { written: found, plan: meant[0], isWrong: true };
  }
  return undefined;
}

function checkLiteral(file: ContentFile, literal: Literal, plans: readonly Plan[]): Finding[] {
  if (isNameField(literal.path) || isExcused(file, literal, 'price')) return [];
  const isPrice = file.file === PRICES_FILE && literal.path.at(-1) === 'price';
  const found = splitSentences(literal.text.replaceAll(GAP, '…'))
    .filter((sentence) => !isPrice && IS_PRICE.test(sentence))
    .map((sentence) => explain(sentence, plans))
    .find(Boolean);
  if (!found?.plan) return [];
  const { written, plan, isWrong } = found;
  const known = plans.map(({ name, price }) => `${name} ${price}`).join(', ');
  const message = isWrong
    ? `“${written}” is not what ${PRICES_FILE} says: ${known}. Insert the price, as in \${${plan.expression}}, or rewrite the sentence. If it is another price, write // not a price after it.`
    : `“${written}” is the price of ${plan.name}. Insert it as \${${plan.expression}}, so that it updates automatically.`;
  // '$4,800' cannot replace 'From $4,800'.
  const isAlone = /^\$/.test(written) && plan.price.startsWith('$');
  const constant = { file: PRICES_FILE, expression: plan.expression };
  return [report(literal, message, isAlone ? insertConstant(file, literal, written, constant) : undefined)];
}

/** Plan prices are written once; no other sentence contradicts them, in figures or in words. */
export function checkPrices(content: Content): Finding[] {
  const plans = readPlans(content);
  if (plans.length === 0) return [];
  return content.files.flatMap((file) =>
    file.literals.flatMap((literal) => checkLiteral(file, literal, plans)),
  );
}
