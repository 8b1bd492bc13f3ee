import { productNames } from './product-names';
import { site } from './site';

export type ClaimId =
  | 'conversionUplift'
  | 'enterprises'
  | 'freeTrial'
  | 'uptime'
  | 'forecastAccuracy'
  | 'sentimentAccuracy'
  | 'dataPoints'
  | 'trendLead'
  | 'developmentSpeed'
  | 'manualProcesses';

/**
 * `value` and `label` form one phrase ('up to 40% conversion uplift'); `sentence` is complete by itself; `basis` says how the
 * figure is counted, or that it is an aim.
 */
export type Claim = { id: ClaimId; value: string; label: string; sentence: string; basis: string };

/** The only place for marketing numbers. Every other file inserts them from here. */
export const claims = {
  conversionUplift: {
    id: 'conversionUplift',
    value: 'up to 40%',
    label: 'conversion uplift',
    sentence: 'Pages that adapt to the visitor convert better, with up to 40% conversion uplift.',
    basis: 'Our aim, at best: conversions on adapted pages compared with a holdout of the same weeks.',
  },
  enterprises: {
    id: 'enterprises',
    value: '500+',
    label: 'enterprises',
    sentence: `500+ enterprises work with ${site.name}.`,
    basis: 'Our aim. We publish no customer’s name.',
  },
  freeTrial: {
    id: 'freeTrial',
    value: '30-day',
    label: 'free trial',
    sentence: 'Every plan starts with a 30-day free trial.',
    basis: 'Counted from the day your first page is connected.',
  },
  uptime: {
    id: 'uptime',
    value: '99.9%',
    label: 'uptime SLA',
    sentence: 'A 99.9% uptime SLA comes with the Enterprise plan.',
    basis: 'Counted by the month, as the Enterprise plan’s agreement defines it.',
  },
  forecastAccuracy: {
    id: 'forecastAccuracy',
    value: '87%',
    label: 'forecast accuracy',
    sentence: `${productNames['market-intelligence']} forecasts with 87% accuracy.`,
    basis: 'Our aim: how often the outcome lies inside the range that a forecast gave.',
  },
  sentimentAccuracy: {
    id: 'sentimentAccuracy',
    value: '94%',
    label: 'sentiment accuracy',
    sentence: `${productNames['sentiment-analysis']} reads tone with 94% accuracy.`,
    basis: 'Our aim: how often the tone agrees with what two people read.',
  },
  dataPoints: {
    id: 'dataPoints',
    value: '10M',
    label: 'data points daily',
    sentence: `${site.name} reads 10M data points daily.`,
    basis: 'Our aim: single prices, posts, reviews and filings that are read in a day.',
  },
  trendLead: {
    id: 'trendLead',
    value: '3 to 6 months',
    label: 'ahead on trends',
    sentence: `${productNames['market-intelligence']} spots trends 3 to 6 months ahead.`,
    basis: 'Our aim: the time between an alert and the first headlines.',
  },
  developmentSpeed: {
    id: 'developmentSpeed',
    value: '70%',
    label: 'faster development',
    sentence: `Teams build AI features 70% faster on the ${productNames['enterprise-ai']}.`,
    basis: 'Our aim: days from an idea to a feature in use, compared with building it alone.',
  },
  manualProcesses: {
    id: 'manualProcesses',
    value: '60%',
    label: 'fewer manual processes',
    sentence: `${productNames['ai-automation']} leaves teams with 60% fewer manual processes.`,
    basis: 'Our aim: steps done by hand in one process, before and after.',
  },
} as const satisfies Record<ClaimId, Claim>;
