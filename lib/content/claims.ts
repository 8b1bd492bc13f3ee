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

/** `value` and `label` form one phrase ('up to 40% conversion uplift'); `sentence` is complete by itself. */
export type Claim = { id: ClaimId; value: string; label: string; sentence: string };

/** The only place for marketing numbers. Every other file inserts them from here. */
export const claims = {
  conversionUplift: {
    id: 'conversionUplift',
    value: 'up to 40%',
    label: 'conversion uplift',
    sentence: 'Pages that adapt to the visitor convert better, with up to 40% conversion uplift.',
  },
  enterprises: {
    id: 'enterprises',
    value: '500+',
    label: 'enterprises',
    sentence: `500+ enterprises work with ${site.name}.`,
  },
  freeTrial: {
    id: 'freeTrial',
    value: '30-day',
    label: 'free trial',
    sentence: 'Every plan starts with a 30-day free trial.',
  },
  uptime: {
    id: 'uptime',
    value: '99.9%',
    label: 'uptime SLA',
    sentence: 'A 99.9% uptime SLA comes with the Enterprise plan.',
  },
  forecastAccuracy: {
    id: 'forecastAccuracy',
    value: '87%',
    label: 'forecast accuracy',
    sentence: `${productNames['market-intelligence']} forecasts with 87% accuracy.`,
  },
  sentimentAccuracy: {
    id: 'sentimentAccuracy',
    value: '94%',
    label: 'sentiment accuracy',
    sentence: `${productNames['sentiment-analysis']} reads tone with 94% accuracy.`,
  },
  dataPoints: {
    id: 'dataPoints',
    value: '10M',
    label: 'data points daily',
    sentence: `${site.name} reads 10M data points daily.`,
  },
  trendLead: {
    id: 'trendLead',
    value: '3 to 6 months',
    label: 'ahead on trends',
    sentence: `${productNames['market-intelligence']} spots trends 3 to 6 months ahead.`,
  },
  developmentSpeed: {
    id: 'developmentSpeed',
    value: '70%',
    label: 'faster development',
    sentence: `Teams build AI features 70% faster on the ${productNames['enterprise-ai']}.`,
  },
  manualProcesses: {
    id: 'manualProcesses',
    value: '60%',
    label: 'fewer manual processes',
    sentence: `${productNames['ai-automation']} leaves teams with 60% fewer manual processes.`,
  },
} as const satisfies Record<ClaimId, Claim>;
