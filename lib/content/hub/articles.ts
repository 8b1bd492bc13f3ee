import { aBudgetForModelCalls } from './a-budget-for-model-calls';
import type { HubArticle } from './article';
import { clustersFromClicks } from './clusters-from-clicks';
import { eventsWorthTracking } from './events-worth-tracking';
import { exampleDocsFirst } from './example-docs-first';
import { exampleInvoiceDesk } from './example-invoice-desk';
import { exampleOutdoorShop } from './example-outdoor-shop';
import { explainableDecisions } from './explainable-decisions';
import { firstThreeSegments } from './first-three-segments';
import { fourWeekTrialPlan } from './four-week-trial-plan';
import { howToReadAForecast } from './how-to-read-a-forecast';
import { readTheFunnelBySegment } from './read-the-funnel-by-segment';
import { rulesFirstModelsSecond } from './rules-first-models-second';
import { upliftYouCanDefend } from './uplift-you-can-defend';
import { walkthroughOnePageThreeOpenings } from './walkthrough-one-page-three-openings';
import { walkthroughReadTheRules } from './walkthrough-read-the-rules';
import { weakSignals } from './weak-signals';
import { whatRatingsHide } from './what-ratings-hide';

/** All articles, in the order of the list 'All Content'. */
export const hubArticles: readonly HubArticle[] = [
  firstThreeSegments,
  walkthroughOnePageThreeOpenings,
  eventsWorthTracking,
  fourWeekTrialPlan,
  rulesFirstModelsSecond,
  explainableDecisions,
  clustersFromClicks,
  whatRatingsHide,
  aBudgetForModelCalls,
  walkthroughReadTheRules,
  howToReadAForecast,
  upliftYouCanDefend,
  readTheFunnelBySegment,
  weakSignals,
  exampleOutdoorShop,
  exampleDocsFirst,
  exampleInvoiceDesk,
];
