import { claims } from './claims';
import type { HeroCopy } from './home';
import { site } from './site';

/** Promises made by ads. Each row in campaigns.ts refers to one, and the page's hero repeats it. */
export const HERO_MESSAGE_IDS = [
  'more-pipeline',
  'free-trial',
  'conversion-proof',
  'early-trends',
  'strategy-demo',
  'first-call',
  'rules-you-can-read',
] as const;

export type HeroMessageId = (typeof HERO_MESSAGE_IDS)[number];

/** Headline up to 60 characters, lede up to 180. */
export const heroMessages = {
  'more-pipeline': {
    eyebrow: 'Website personalization for sales teams',
    headline: 'More pipeline from the visitors you already have',
    lede: `Greet the browser, the comparer and the buyer differently, on the page you have, with ${claims.conversionUplift.value} ${claims.conversionUplift.label}.`,
  },
  'free-trial': {
    eyebrow: 'Start free',
    headline: `A ${claims.freeTrial.value} free trial on your own pages`,
    lede: 'Connect one page, choose one audience and watch one number. You need no credit card to start, and you judge it on your own traffic.',
  },
  'conversion-proof': {
    eyebrow: 'Compare before you buy',
    headline: 'See what personalization does to conversion',
    lede: `Open the sample figures, compare the page before and after, and read which rule did what. The claim to check: ${claims.conversionUplift.value} uplift.`,
  },
  'early-trends': {
    eyebrow: 'Market trend detection',
    headline: `Spot market trends ${claims.trendLead.value} ahead`,
    lede: `${site.name} reads ${claims.dataPoints.value} ${claims.dataPoints.label} and forecasts with ${claims.forecastAccuracy.value} accuracy. You see the signals behind each forecast.`,
  },
  'strategy-demo': {
    eyebrow: 'A demo about your market',
    headline: 'Bring one market question to a live demo',
    lede: 'You name a market. We show its early signals and its risks, and plan a first pilot that you can measure.',
  },
  'first-call': {
    eyebrow: 'An API for adaptive pages',
    headline: 'Add personalization with one API call',
    lede: `Send what a visitor did and get typed JSON back. Built for ${claims.developmentSpeed.value} ${claims.developmentSpeed.label}, with a ${claims.uptime.value} ${claims.uptime.label} in the Enterprise plan.`,
  },
  'rules-you-can-read': {
    eyebrow: 'Personalization without a black box',
    headline: 'Twelve rules decide this page. Read them all.',
    lede: 'Every decision comes with its rule, its signals and its confidence. The viewer shows the code that chose these words.',
  },
} as const satisfies Record<HeroMessageId, HeroCopy>;
