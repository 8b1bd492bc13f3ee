import { ROUTES } from '@/lib/config/routes';
import { callToActionCopy, type Link } from '../calls-to-action';
import { pricingCopy } from '../pages/pricing';
import { site } from '../site';
import { counts } from '../counts';

/** The buttons below the assistant's answers. */
export const nextSteps = {
  demo: callToActionCopy['schedule-demo'],
  trial: { label: pricingCopy.trial.action.label, href: `${ROUTES.contact}#trial` },
  prices: { label: 'See the plans', href: `${ROUTES.pricing}#plans` },
  docs: callToActionCopy['view-api-docs'],
  firstCall: { label: 'Copy a curl command', href: `${ROUTES.api}#start` },
  calls: { label: 'See all API calls', href: `${ROUTES.api}#calls` },
  privacy: { label: 'See or delete your data', href: `${ROUTES.settings}#privacy` },
  settings: { label: 'Open the settings', href: `${ROUTES.settings}#personalization` },
  theme: { label: 'Change the look', href: `${ROUTES.settings}#theme` },
  accessibility: { label: 'Open accessibility settings', href: `${ROUTES.settings}#accessibility` },
  rules: { label: 'Read the rules', href: `${ROUTES.features}#documentation` },
  features: { label: 'Tour the features', href: ROUTES.features },
  contact: { label: 'See who to write to', href: `${ROUTES.contact}#addresses` },
  sales: { label: 'Write to sales', href: `${ROUTES.contact}#sales` },
  support: { label: 'Write to support', href: `${ROUTES.contact}#support` },
  partnerships: { label: 'Write to partnerships', href: `${ROUTES.contact}#partnerships` },
  products: { label: `See the ${counts.products} products`, href: ROUTES.solutions },
  cases: { label: 'Read case studies', href: ROUTES.cases },
  judge: { label: 'How to judge a case', href: `${ROUTES.cases}#method` },
  compareViews: { label: 'Compare two visitors', href: ROUTES.compare },
  home: { label: 'Try the home page', href: ROUTES.home },
  trialPlan: { label: 'Read the trial plan', href: `${ROUTES.contentHub}#four-week-trial-plan` },
  uplift: { label: 'Measure uplift well', href: `${ROUTES.contentHub}#uplift-you-can-defend` },
  careers: { label: `Working at ${site.name}`, href: `${ROUTES.about}#careers` },
} as const satisfies Record<string, Link>;
