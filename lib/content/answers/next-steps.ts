import { ROUTES, type RouteId } from '@/lib/config/routes';
import { callToActionCopy } from '../calls-to-action';
import type { Link } from '../link';
import { pricingCopy } from '../pages/pricing';
import { site } from '../site';

/** The buttons below the assistant's answers. */
export const nextSteps = {
  demo: callToActionCopy['schedule-demo'],
  trial: { label: pricingCopy.trial.action.label, href: `${ROUTES.contact}#trial` },
  trialSteps: { label: 'See how the trial works', href: `${ROUTES.pricing}#trial` },
  prices: { label: 'See the plans', href: `${ROUTES.pricing}#plans` },
  comparePlans: { label: 'Compare the plans', href: `${ROUTES.pricing}#compare` },
  docs: callToActionCopy['view-api-docs'],
  firstCall: { label: 'Copy a curl command', href: `${ROUTES.api}#start` },
  calls: { label: 'See all API calls', href: `${ROUTES.api}#calls` },
  errors: { label: 'See all API errors', href: `${ROUTES.api}#errors` },
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
  products: { label: 'See the four products', href: ROUTES.solutions },
  automation: { label: 'See AI Automation', href: `${ROUTES.solutions}#ai-automation` },
  market: { label: 'See Market Intelligence', href: `${ROUTES.solutions}#market-intelligence` },
  platform: { label: 'See the platform', href: `${ROUTES.solutions}#enterprise-ai` },
  sentiment: { label: 'See Sentiment Analysis', href: `${ROUTES.solutions}#sentiment-analysis` },
  industries: { label: 'See the industries', href: ROUTES.industries },
  cases: { label: 'Read case studies', href: ROUTES.cases },
  judge: { label: 'How to judge a case', href: `${ROUTES.cases}#method` },
  compareViews: { label: 'Compare two visitors', href: ROUTES.compare },
  home: { label: 'Try the home page', href: ROUTES.home },
  hub: { label: 'Open the Content Hub', href: ROUTES.contentHub },
  trialPlan: { label: 'Read the trial plan', href: `${ROUTES.contentHub}#four-week-trial-plan` },
  forecasts: { label: 'Learn to read a forecast', href: `${ROUTES.contentHub}#how-to-read-a-forecast` },
  uplift: { label: 'Measure uplift well', href: `${ROUTES.contentHub}#uplift-you-can-defend` },
  analytics: { label: 'Open the analytics', href: ROUTES.analytics },
  about: { label: `Read about ${site.name}`, href: ROUTES.about },
  different: { label: `What makes ${site.name} different`, href: `${ROUTES.about}#differentiators` },
  careers: { label: `Working at ${site.name}`, href: `${ROUTES.about}#careers` },
  habits: { label: 'Try the six habits', href: ROUTES.demo },
} as const satisfies Record<string, Link>;

/** The button below an answer from a page, unless the answer has its own. Without an entry, it opens the page. */
export const pageSteps: Readonly<Partial<Record<RouteId, Link>>> = {
  home: nextSteps.home,
  demo: nextSteps.habits,
  contentHub: nextSteps.hub,
  features: nextSteps.rules,
  analytics: nextSteps.analytics,
  about: nextSteps.different,
  solutions: nextSteps.demo,
  industries: nextSteps.industries,
  contact: nextSteps.contact,
  api: nextSteps.docs,
  cases: nextSteps.cases,
  pricing: nextSteps.trial,
  compare: nextSteps.compareViews,
  settings: nextSteps.settings,
};
