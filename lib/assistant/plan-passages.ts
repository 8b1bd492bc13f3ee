import { ROUTES } from '@/lib/config/routes';
import {
  planFeatures,
  planNames,
  planQuestions,
  planSentences,
  planWordings,
} from '@/lib/content/answers/plans';
import { PLAN_IDS, pricingCopy, type PlanId } from '@/lib/content/pages/pricing';
import { products } from '@/lib/content/products';
import { PRODUCT_IDS } from '@/lib/personalization/products';
import type { Passage } from './passage';
import { listWords } from './terms';

const { plans, compare } = pricingCopy;

type Words = Readonly<Record<string, string>>;
type Feature = (typeof planFeatures)[number];

const fill = (sentence: string, words: Words) =>
  sentence.replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '');

const fillAll = (sentences: readonly string[], all: readonly Words[]) =>
  sentences.flatMap((sentence) => all.map((words) => fill(sentence, words)));

const valueOf = (row: string, id: PlanId) =>
  compare.rows.find(({ feature }) => feature === row)?.values[id] ?? '';

const list = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

const describePrice = (id: PlanId) => plans[id].price.toLowerCase();

const passage = (question: string, text: string, wordings: readonly string[]): Passage => ({
  question,
  text,
  wordings,
  href: `${ROUTES.pricing}#compare`,
  kind: 'plan',
});

/** With all prices, for a question that names no plan. */
const overview: Passage = {
  ...passage(
    planQuestions.overview,
    fill(planSentences.overview, {
      prices: list(PLAN_IDS.map((id) => `${plans[id].name} is ${describePrice(id)}`)),
    }),
    fillAll(
      [...planWordings.price, ...planWordings.overview],
      planNames.all.map((plan) => ({ plan })),
    ),
  ),
  href: `${ROUTES.pricing}#plans`,
  why: planSentences.overviewWhy,
};

function describePlan(id: PlanId): Passage {
  const count = valueOf('Products', id);
  const limit = valueOf('Visits a month', id);
  const words = {
    plan: plans[id].name,
    price: describePrice(id),
    products: Object.entries(planSentences.products).find(([key]) => key === count)?.[1] ?? count,
    visits: /\d/.test(limit) ? fill(planSentences.visits, { visits: limit }) : planSentences.customVisits,
  };
  const names = planNames[id].map((plan) => ({ plan }));
  return passage(
    fill(planQuestions.price, words),
    fill(planSentences.price, words),
    fillAll(planWordings.price, names),
  );
}

const normalize = (text: string) => listWords(text).join(' ');

const includes = (id: PlanId, feature: Feature): boolean =>
  'row' in feature
    ? valueOf(feature.row, id) !== 'No'
    : plans[id].includes.some((part) => normalize(part).includes(normalize(feature.includes)));

function describeFeature(id: PlanId, feature: Feature): Passage {
  const having = PLAN_IDS.filter((other) => includes(other, feature)).map((other) => plans[other].name);
  const words = { plan: plans[id].name, feature: feature.name, others: list(having) };
  const without = 'row' in feature ? planSentences.hasNot : planSentences.listsNot;
  const sentence = includes(id, feature) ? planSentences.has : without;
  const named = planNames[id].flatMap((plan) => feature.words.map((name) => ({ plan, words: name })));
  return passage(
    fill(planQuestions.feature, words),
    fill(sentence, words),
    fillAll(planWordings.feature, named),
  );
}

function describeDifference(one: PlanId, other: PlanId): Passage {
  const rows = compare.rows
    .filter(({ values }) => values[one] !== values[other])
    .map(({ feature, values }) => `${feature.toLowerCase()} (${values[one]} and ${values[other]})`);
  const words = {
    one: plans[one].name,
    other: plans[other].name,
    prices: `${describePrice(one)} and ${describePrice(other)}`,
    rows: list(rows),
  };
  const named = planNames[one].flatMap((first) =>
    planNames[other].map((second) => ({ one: first, other: second })),
  );
  return passage(
    fill(planQuestions.differ, words),
    fill(planSentences.differ, words),
    fillAll(planWordings.differ, named),
  );
}

const productPrices = PRODUCT_IDS.map((id) => {
  const words = { product: products[id].name, plan: plans.start.name, price: describePrice('start') };
  return passage(
    fill(planQuestions.product, words),
    fill(planSentences.product, words),
    fillAll(planWordings.product, [words]),
  );
});

/** One for each plan and feature, from the data of the pricing page. */
export const planPassages: readonly Passage[] = [
  overview,
  ...PLAN_IDS.flatMap((id) => [
    describePlan(id),
    ...planFeatures.map((feature) => describeFeature(id, feature)),
  ]),
  ...PLAN_IDS.flatMap((one, at) => PLAN_IDS.slice(at + 1).map((other) => describeDifference(one, other))),
  ...productPrices,
];
