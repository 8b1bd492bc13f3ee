import { claims } from '../claims';
import { counts } from '../counts';
import { PRODUCT_IDS } from '@/lib/personalization/products';

/** Sentences about plans, filled in from the pricing page. Words in braces are replaced. */
export const planSentences = {
  overview:
    'There are three plans: {prices} a month. These are sample prices; sales sends you a real quote within one business day.',
  overviewWhy:
    'The plans differ by products, visits and support, and the prices on the page are samples that show how. For your own case sales writes a real quote within one business day.',
  price: 'The {plan} plan is {price} a month as a sample price, with {products} and {visits}.',
  has: 'Yes, the {plan} plan includes {feature}.',
  hasNot: 'No, the {plan} plan does not include {feature}. It comes with {others}.',
  listsNot: 'The pricing page lists {feature} for {others}, not for the {plan} plan.',
  differ: '{one} and {other} differ in price ({prices}, sample prices) and in {rows}.',
  product:
    '{product} can be the one product of the {plan} plan, at {price} a month as a sample price. Grow has two products and Enterprise all of them.',
  visits: 'up to {visits} visits a month',
  customVisits: 'a custom number of visits',
  products: {
    '1': 'one product',
    '2': 'two products',
    [PRODUCT_IDS.length]: `all ${counts.products} products`,
  },
} as const;

/** The questions that these sentences answer. */
export const planQuestions = {
  overview: 'What do the plans cost?',
  price: 'What does the {plan} plan cost?',
  feature: 'Does the {plan} plan include {feature}?',
  differ: 'What is the difference between {one} and {other}?',
  product: 'What does {product} cost?',
} as const;

export const planWordings = {
  price: [
    'how much is {plan}',
    'price of {plan}',
    '{plan} pricing',
    '{plan} per month',
    'what do i pay for {plan}',
    'monthly cost of {plan}',
    'what would {plan} come to',
  ],
  overview: [
    'how much are {plan}',
    'how much do {plan} cost',
    'what do {plan} cost',
    'what {plan} cost',
    'cost of {plan}',
    'prices of {plan}',
    'what are the prices of {plan}',
    'how expensive are {plan}',
  ],
  feature: [
    '{words} in {plan}',
    'does {plan} have {words}',
    'is {words} in {plan}',
    'do i get {words} with {plan}',
    '{plan} {words}',
  ],
  differ: [
    'difference between {one} and {other}',
    '{one} versus {other}',
    '{one} or {other}',
    'compare {one} with {other}',
    'what do i get with {other} that {one} does not have',
    'why pay for {other} instead of {one}',
    'what more do i get in {other}',
    'upgrade from {one} to {other}',
  ],
  product: ['how much is {product}', 'price of {product}'],
} as const;

/** What people call a plan. */
export const planNames = {
  all: ['the plans', 'your plans', 'all plans', 'each plan', 'plans', 'a plan', 'a subscription'],
  start: [
    'start',
    'the smallest plan',
    'the small plan',
    'the cheapest plan',
    'the entry plan',
    'the first plan',
  ],
  grow: ['grow', 'the middle plan', 'the medium plan', 'the second plan'],
  enterprise: ['enterprise', 'the biggest plan', 'the largest plan', 'the top plan', 'the third plan'],
} as const;

/** What a plan has or has not: a row of the table, or part of what the plan includes. `words`: what people call it. */
export const planFeatures = [
  {
    name: `a ${claims.uptime.value} ${claims.uptime.label}`,
    words: ['an sla', 'an uptime guarantee', 'a service level agreement'],
    row: 'Uptime agreement',
  },
  {
    name: 'A/B tests with a holdout',
    words: ['a/b tests', 'ab testing', 'split tests', 'a holdout', 'a control group', 'experiments'],
    row: 'Tests with a holdout',
  },
  { name: 'the API', words: ['the api', 'api access', 'api calls'], row: 'API access' },
  { name: 'a free trial', words: ['a free trial', 'a trial'], row: 'Free trial' },
  {
    name: 'decision records for audits',
    words: ['decision records', 'audit records', 'an audit trail'],
    includes: 'Decision records',
  },
  {
    name: 'a weekly forecast or sentiment report',
    words: ['a weekly report', 'reports', 'a forecast report'],
    includes: 'Weekly',
  },
  {
    name: 'a named contact',
    words: ['a named contact', 'an account manager', 'a dedicated contact person'],
    includes: 'named contact',
  },
] as const;
