import { planFeatures, planSentences } from '@/lib/content/answers/plans';
import { products } from '@/lib/content/products';
import { PLAN_IDS, pricingCopy, type PlanId } from '@/lib/content/pages/pricing';
import type { Tokens } from './exact-tokens';

const { plans, compare } = pricingCopy;

type Feature = (typeof planFeatures)[number];

const rowOf = (name: string) => compare.rows.find(({ feature }) => feature === name)?.values;
const readAmount = (text: string) => Number(text.replace(/[^\d]/g, ''));
const priceOf = (id: PlanId) => readAmount(plans[id].price);
const nameOf = (id: PlanId) => plans[id].name;
const isPlan = (id: string): id is PlanId => PLAN_IDS.some((known) => known === id);

function fill(sentence: string, words: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '').trim();
}

const list = (parts: readonly string[]) =>
  parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} ${planSentences.and} ${parts.at(-1) ?? ''}`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function includes(id: PlanId, feature: Feature): boolean {
  if ('row' in feature) return (rowOf(feature.row)?.[id] ?? 'No') !== 'No';
  return plans[id].includes.some((part) => part.includes(feature.includes));
}

const priced = (id: PlanId) => `${nameOf(id)} (${plans[id].price.toLowerCase()})`;
const describePrice = (id: PlanId) => plans[id].price.toLowerCase();

const NUMBER_WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, all: 4, both: 2 };

const COUNT = /\b(one|two|three|four|all(?: four)?|[1-4]) (?:\w+ )?(?:products?|tools?|solutions?)\b/i;
const VISITS =
  /(?<![\d.,])(\d[\d.,]*) ?(k|m|thousand|million|mio)?\b[^.?!]{0,25}?\b(?:visit\w*|visitors?|hits?|people|page ?views?|sessions?|users?|uniques)\b/i;
const HALF_A_MILLION = /\bhalf a million\b/i;
const BUDGET =
  /\b(?:cheaper than|less than|under|below|within|budget(?: is| of)?|up to|max(?:imum)?(?: of)?|at most|no more than|not more than|afford|spend|have|for)\b[^\d]{0,22}[$€£]?\s?(\d[\d.,]*)(k)?\s?(?:[$€£]|dollars?|usd|bucks|euros?|eur)?(?!\d|\s?(?:%|percent|visit|people|user|product|day|week|hour|minute|page|event|year))/i;
const MONEY =
  /[$€£]\s?\d|\d\s?(?:[$€£]|dollars?|usd|bucks|euros?|eur\b)|\b(?:budget|cheaper|afford|spend|plans?|tier|month)\b/i;
const DIFFERENCE =
  /\b(?:differ\w*|compare[ds]?|comparison|versus|vs|or|between|than|upgrad\w+|mov\w+ from|on top|extra|gain)\b/i;
const PRICE = /\b(?:cost\w*|prices?|pric(?:ing|ey)|how much|charge|pay|fee)\b/i;
const PRODUCT_PRICE =
  /\b(?:cost\w*|prices?|pricing|charge|fee|how much (?:is|does|do|for|would|to))\b|\bwhat do (?:i|we) pay\b/i;
const WHICH =
  /\b(?:which|what) (?:of (?:the|your) )?(?:plans?|tiers?|packages?|options?)\b|\bin (?:all|every|each) plans?\b|\bplans? (?:have|has|include|come|with)\b/i;
const VISIT_LIMIT = /\b(?:visits?|visitors?|traffic|hits)\b/i;
const PRODUCTS =
  /\b(?:how many|number of|which) (?:\w+ )?products?\b|\bproducts?\b.*\b(?:includ|come|get|in it)/i;
/** These are about something else: what happens over the limit, in the trial, to a person. */
const OTHER =
  /\b(?:over|exceed\w*|beyond|define|definition|counts?|counted|why|when|how long|real|sample|invoice|discount|cancel|per year|yearly|annual\w*|each call|without)\b/i;

/** Computed from the table of plans: null if the question is not about what a plan has or costs. */
export function answerAboutPlans(question: string, tokens: Tokens): string | null {
  const named = (tokens.plan ?? []).filter(isPlan);
  if (OTHER.test(question) || question.length > 160) return null;
  const amount = readVisits(question.replace(/(?<=\d)[ \u00a0](?=\d{3}\b)/g, ''));
  if (amount) return answerVisits(amount);
  const count = COUNT.exec(question)?.[1];
  if (count && named.length === 0 && (PRICE.test(question) || WHICH.test(question)))
    return answerCount(count);
  const budget = MONEY.test(question) ? BUDGET.exec(question) : null;
  if (budget && named.length === 0) return answerBudget(budget);
  const product = tokens.product?.length === 1 ? tokens.product[0] : undefined;
  if (product && named.length === 0) return PRODUCT_PRICE.test(question) ? answerProduct(product) : null;
  const [one, other] = named;
  const feature = planFeatures.find(({ words }) => words.test(question));
  if (one && other && !feature && DIFFERENCE.test(question)) return answerDifference(one, other);
  if (!one) return feature && WHICH.test(question) ? sayWhere(feature) : null;
  if (other) return feature ? sayWhere(feature) : null;
  if (feature && !PRICE.test(question)) return answerFeature(one, feature);
  if (!PRICE.test(question)) {
    if (PRODUCTS.test(question))
      return fill(planSentences.amount, { plan: nameOf(one), amount: productsOf(one) });
    if (!VISIT_LIMIT.test(question)) return null;
    return fill(planSentences.amount, { plan: nameOf(one), amount: visitsOf(one) });
  }
  const amounts = `${planSentences.and.replace('and', 'with')} ${list([productsOf(one), visitsOf(one)])}`;
  return fill(planSentences.price, { plan: nameOf(one), price: describePrice(one), amounts });
}

function productsOf(id: PlanId): string {
  const { counts } = planSentences;
  const count = rowOf('Products')?.[id] ?? '';
  return count in counts ? counts[count as keyof typeof counts] : count;
}

function visitsOf(id: PlanId): string {
  const limit = rowOf('Visits a month')?.[id] ?? '';
  return /\d/.test(limit) ? `up to ${limit} visits a month` : planSentences.custom;
}

function sayWhere(feature: Feature): string {
  const having = PLAN_IDS.filter((id) => includes(id, feature));
  const missing = PLAN_IDS.filter((id) => !includes(id, feature));
  const where =
    missing.length === 0
      ? 'every plan'
      : `${list(having.map(nameOf))}, not with ${list(missing.map(nameOf))}`;
  return fill(planSentences.includedIn, { Feature: capital(feature.name), plans: where });
}

function answerFeature(id: PlanId, feature: Feature): string {
  if (includes(id, feature)) return fill(planSentences.has, { plan: nameOf(id), feature: feature.name });
  return fill(planSentences.hasNot, {
    plan: nameOf(id),
    feature: feature.name,
    others: sayWhere(feature),
  });
}

function answerProduct(id: string): string | null {
  const product = Object.values(products).find((known) => known.id === id);
  return product
    ? fill(planSentences.product, {
        product: product.name,
        plan: nameOf('start'),
        price: describePrice('start'),
      })
    : null;
}

function answerDifference(one: PlanId, other: PlanId): string {
  const rows = compare.rows
    .filter(({ values }) => values[one] !== values[other])
    .map(({ feature, values }) => `${feature.toLowerCase()} (${values[one]} and ${values[other]})`);
  return fill(planSentences.differ, {
    one: nameOf(one),
    other: nameOf(other),
    prices: `${describePrice(one)} and ${describePrice(other)}`,
    rows: list(rows),
  });
}

function answerCount(word: string): string | null {
  const count = NUMBER_WORDS[word.toLowerCase().split(' ')[0] ?? ''] ?? Number(word);
  const plan = PLAN_IDS.find((id) => Number(rowOf('Products')?.[id]) >= count);
  if (!plan) return null;
  const { counts } = planSentences;
  const key = String(count);
  const name = key in counts ? counts[key as keyof typeof counts] : key;
  return fill(planSentences.products, {
    count: capital(name),
    plan: nameOf(plan),
    price: describePrice(plan),
  }).replace(
    /^((?:One|Two|Three|All four) products?) comes/,
    (_, start: string) => `${start} ${start.endsWith('s') ? 'come' : 'comes'}`,
  );
}

const SCALE: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, mio: 1e6 };

function readVisits(question: string): number | null {
  if (HALF_A_MILLION.test(question)) return 5e5;
  const [, digits, unit = ''] = VISITS.exec(question) ?? [];
  if (
    !digits ||
    !/\b(?:plans?|tiers?|costs?|prices?|pay|month\w*|enough|need|package|owe|which|fit)\b/i.test(question)
  )
    return null;
  const scale = SCALE[unit.toLowerCase()] ?? 1;
  const number = scale > 1 ? Number(digits.replace(',', '.')) * scale : readAmount(digits);
  return number >= 1000 ? number : null;
}

function answerVisits(visits: number): string {
  const plan =
    PLAN_IDS.find((id) => visits <= readAmount(rowOf('Visits a month')?.[id] ?? '')) ?? 'enterprise';
  return fill(planSentences.visits, {
    visits: visits.toLocaleString('en-US'),
    plan: nameOf(plan),
    limit: visitsOf(plan),
    price: describePrice(plan),
  });
}

function answerBudget([, digits = '', thousand]: RegExpExecArray): string | null {
  const budget = readAmount(digits) * (thousand ? 1000 : 1);
  if (budget < 20) return null;
  const within = PLAN_IDS.filter((id) => priceOf(id) <= budget);
  const words = { budget: `$${budget.toLocaleString('en-US')}` };
  return within.length > 0
    ? fill(planSentences.within, { ...words, plans: list(within.map(priced)) })
    : fill(planSentences.nothingWithin, { ...words, plans: priced('start') });
}
