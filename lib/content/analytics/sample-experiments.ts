import type { SampleExperiment } from './analytics-data';

export const homeHeadline = {
  id: 'home-headline',
  name: 'Headline on the home page',
  question: 'Does a headline for each segment bring more people to the next step?',
  goal: 'opened a product page from the home page',
  status: 'completed',
  days: { done: 14, planned: 14 },
  variants: [
    { name: 'One headline for all', visitors: 3492, conversions: 143 },
    { name: 'A headline for each segment', visitors: 3486, conversions: 185 },
  ],
} as const satisfies SampleExperiment;

export const docsFirst = {
  id: 'docs-first',
  name: 'First screen for developers',
  question: 'What should a developer see first?',
  goal: 'copied or tried a request',
  status: 'completed',
  days: { done: 14, planned: 14 },
  variants: [
    { name: 'Overview first', visitors: 2912, conversions: 84 },
    { name: 'Documentation first', visitors: 2874, conversions: 109 },
    { name: 'A request to paste first', visitors: 2881, conversions: 150 },
  ],
} as const satisfies SampleExperiment;

export const pricingProof = {
  id: 'pricing-proof',
  name: 'Proof on the pricing page',
  question: 'Does it help to put the proof beside the price?',
  goal: 'started a trial or asked for a demo',
  status: 'running',
  days: { done: 12, planned: 28 },
  variants: [
    { name: 'Proof below the plans', visitors: 2034, conversions: 73 },
    { name: 'Proof beside the price', visitors: 2051, conversions: 93 },
  ],
} as const satisfies SampleExperiment;

export const navigationOrder = {
  id: 'navigation-order',
  name: 'Order of suggested pages',
  question: 'Do sorted links help people get where they want to go?',
  goal: 'followed one of the suggested links',
  status: 'running',
  days: { done: 9, planned: 21 },
  variants: [
    { name: 'Fixed order', visitors: 1486, conversions: 45 },
    { name: 'Sorted for the visitor', visitors: 5951, conversions: 214 },
  ],
} as const satisfies SampleExperiment;

export const trialForm = {
  id: 'trial-form',
  name: 'Length of the trial form',
  question: 'Do three questions lose fewer people than six?',
  goal: 'sent the form',
  status: 'completed',
  days: { done: 21, planned: 21 },
  variants: [
    { name: 'Six questions', visitors: 1143, conversions: 142 },
    { name: 'Three questions', visitors: 1161, conversions: 173 },
  ],
} as const satisfies SampleExperiment;

export const caseOrder = {
  id: 'case-order',
  name: 'Order of the case studies',
  question: 'Should the case closest to the visitor’s own industry come first?',
  goal: 'read a case to the end',
  status: 'completed',
  days: { done: 28, planned: 28 },
  variants: [
    { name: 'Newest first', visitors: 4418, conversions: 812 },
    { name: 'Closest first', visitors: 4389, conversions: 900 },
  ],
} as const satisfies SampleExperiment;
