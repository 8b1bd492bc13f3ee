import { claims } from '../claims';

/** Sentences about plans, filled in from the pricing page. Words in braces are replaced. */
export const planSentences = {
  has: 'Yes, the {plan} plan includes {feature}.',
  hasNot: 'No, the {plan} plan does not include {feature}. {others}',
  includedIn: '{Feature} comes with {plans}.',
  amount: 'The {plan} plan includes {amount}.',
  price: 'The {plan} plan is {price} a month as a sample price, {amounts}.',
  differ: '{one} and {other} differ in price ({prices}, sample prices) and in {rows}.',
  product:
    '{product} can be the one product of the {plan} plan, at {price} a month as a sample price. Grow has two products and Enterprise all four.',
  products: '{count} comes with the {plan} plan, at {price} a month as a sample price.',
  visits: '{visits} visits a month fit the {plan} plan ({limit}), at {price} a month as a sample price.',
  within: 'Within {budget} a month you get {plans}. These are sample prices; sales sends you a real quote.',
  nothingWithin: `No plan is within {budget} a month: the smallest is {plans}. These are sample prices; the ${claims.freeTrial.value} trial costs nothing.`,
  from: 'from',
  custom: 'a custom number of visits',
  and: 'and',
  counts: { '1': 'one product', '2': 'two products', '3': 'three products', '4': 'all four products' },
} as const;

/** What a question about a plan can be about, by an expression for it. `value` is a row of the table, or part of what a plan includes. */
export const planFeatures = [
  {
    id: 'sla',
    name: `a ${claims.uptime.value} ${claims.uptime.label}`,
    words: /\b(?:sla|uptime|service level|availability)\b/i,
    row: 'Uptime agreement',
  },
  {
    id: 'tests',
    name: 'A/B tests with a holdout',
    words: /\b(?:a ?\/ ?b|ab|split|tests?|testing|experiments?|holdouts?|control groups?)\b/i,
    row: 'Tests with a holdout',
  },
  { id: 'api', name: 'the API', words: /\b(?:api|calls)\b/i, row: 'API access' },
  { id: 'trial', name: 'a free trial', words: /\b(?:trial|try)\b/i, row: 'Free trial' },
  {
    id: 'records',
    name: 'decision records for audits',
    words: /\b(?:audits?|auditors?|decision records?|records?)\b/i,
    includes: 'Decision records',
  },
  {
    id: 'reports',
    name: 'a weekly forecast or sentiment report',
    words: /\b(?:reports?|weekly)\b/i,
    includes: 'Weekly',
  },
  {
    id: 'contact',
    name: 'a named contact',
    words: /\b(?:named contact|account manager|contact person|dedicated)\b/i,
    includes: 'named contact',
  },
] as const;
