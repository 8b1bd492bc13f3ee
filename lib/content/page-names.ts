import type { NavigationId } from '@/lib/personalization/navigation';

/** The names of the suggested pages. Other texts insert them: ${pageNames.pricing}. */
export const pageNames = {
  dashboard: 'Dashboard',
  demo: 'Demo',
  'api-docs': 'API Docs',
  analytics: 'Analytics',
  'case-studies': 'Case Studies',
  pricing: 'Pricing',
  settings: 'Settings',
} as const satisfies Record<NavigationId, string>;
