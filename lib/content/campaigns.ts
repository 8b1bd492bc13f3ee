import type { CampaignRow } from '@/lib/personalization/campaign';
import type { HeroMessageId } from './hero-messages';

/** `utm_source` and `utm_medium` appear in the printed ad URL and do not affect the match. */
type Campaign = CampaignRow<HeroMessageId> & { readonly utm_source: string; readonly utm_medium: string };

/**
 * Pages that ads open: the audience, and the promise from hero-messages.ts that the page repeats. These rows are
 * examples for this site's own product. `npm run content:check` validates them and prints the URLs to paste into the
 * ads.
 */
export const campaigns = [
  {
    utm_campaign: 'pipeline-search',
    utm_source: 'google',
    utm_medium: 'cpc',
    segment: 'sales-prospect',
    cluster: 'explorer',
    message: 'more-pipeline',
  },
  {
    utm_campaign: 'pipeline-search',
    utm_term: 'personalization-trial',
    utm_source: 'google',
    utm_medium: 'cpc',
    segment: 'sales-prospect',
    cluster: 'converter',
    message: 'free-trial',
  },
  {
    utm_campaign: 'conversion-guide',
    utm_source: 'linkedin',
    utm_medium: 'paid-social',
    segment: 'sales-prospect',
    cluster: 'researcher',
    message: 'conversion-proof',
  },
  {
    utm_campaign: 'market-outlook',
    utm_source: 'linkedin',
    utm_medium: 'paid-social',
    segment: 'innovation-leader',
    cluster: 'explorer',
    message: 'early-trends',
  },
  {
    utm_campaign: 'market-outlook',
    utm_content: 'book-a-demo',
    utm_source: 'linkedin',
    utm_medium: 'paid-social',
    segment: 'innovation-leader',
    cluster: 'converter',
    message: 'strategy-demo',
  },
  {
    utm_campaign: 'developer-newsletter',
    utm_source: 'newsletter',
    utm_medium: 'sponsorship',
    segment: 'developer',
    cluster: 'converter',
    message: 'first-call',
  },
  {
    utm_campaign: 'open-rules',
    utm_source: 'reddit',
    utm_medium: 'paid-social',
    segment: 'developer',
    cluster: 'researcher',
    message: 'rules-you-can-read',
  },
] as const satisfies readonly Campaign[];
