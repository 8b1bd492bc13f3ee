import type { RouteId } from '@/lib/config/routes';
import { aboutCopy } from '@/lib/content/pages/about';
import { analyticsCopy } from '@/lib/content/pages/analytics';
import { apiDocsCopy } from '@/lib/content/pages/api-docs';
import { casesCopy } from '@/lib/content/pages/cases';
import { compareCopy } from '@/lib/content/pages/compare';
import { contactCopy } from '@/lib/content/pages/contact';
import { contentHubCopy } from '@/lib/content/pages/content-hub';
import { demoCopy } from '@/lib/content/pages/demo';
import { featuresCopy } from '@/lib/content/pages/features';
import { industriesCopy } from '@/lib/content/pages/industries';
import { pricingCopy } from '@/lib/content/pages/pricing';
import { settingsCopy } from '@/lib/content/pages/settings';
import { solutionsCopy } from '@/lib/content/pages/solutions';

/** What each page calls itself above its heading; the home page has no such line. */
export const pageNames = {
  about: aboutCopy.head.eyebrow,
  analytics: analyticsCopy.head.eyebrow,
  api: apiDocsCopy.head.eyebrow,
  cases: casesCopy.head.eyebrow,
  compare: compareCopy.head.eyebrow,
  contact: contactCopy.head.eyebrow,
  contentHub: contentHubCopy.head.eyebrow,
  demo: demoCopy.head.eyebrow,
  features: featuresCopy.head.eyebrow,
  industries: industriesCopy.head.eyebrow,
  pricing: pricingCopy.head.eyebrow,
  settings: settingsCopy.head.eyebrow,
  solutions: solutionsCopy.head.eyebrow,
} as const satisfies Record<Exclude<RouteId, 'home'>, string>;
