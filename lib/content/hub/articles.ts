import type { HubArticle } from './article';
import { businessIntelligence } from './business-intelligence';
import { gettingStarted } from './getting-started';
import { machineLearning } from './machine-learning';
import { successStories } from './success-stories';

/** All articles, in the order of the list 'All Content'. */
export const hubArticles: readonly HubArticle[] = [
  ...gettingStarted,
  ...machineLearning,
  ...businessIntelligence,
  ...successStories,
];
