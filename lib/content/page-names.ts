import type { NavigationId } from '@/lib/personalization/rules/navigation';
import { navigationCopy } from './navigation';

const { entries } = navigationCopy.adaptive;

/** Names of the suggested pages, as in ${pageNames.pricing}. They are defined in navigation.ts. */
export const pageNames = {
  dashboard: entries.dashboard.label,
  demo: entries.demo.label,
  'api-docs': entries['api-docs'].label,
  analytics: entries.analytics.label,
  'case-studies': entries['case-studies'].label,
  pricing: entries.pricing.label,
  settings: entries.settings.label,
} as const satisfies Record<NavigationId, string>;
