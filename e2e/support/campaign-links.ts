import { campaigns } from '@/lib/content/campaigns';
import { heroMessages } from '@/lib/content/hero-messages';

const [, trial] = campaigns;

/** For sales-prospect, converter, with the headline that the ad promised. */
export const TRIAL_AD = {
  query: `utm_campaign=${trial.utm_campaign}&utm_term=${trial.utm_term}`,
  headline: heroMessages[trial.message].headline,
};

/** An ad of another campaign. */
export const RULES_AD = {
  query: 'utm_campaign=open-rules',
  headline: heroMessages['rules-you-can-read'].headline,
};
