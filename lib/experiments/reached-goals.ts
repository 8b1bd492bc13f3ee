import { PLACE_PAGES, type Experiment, type ExperimentGoal } from '@/lib/content/experiment';
import { ROUTES } from '@/lib/config/routes';

/** What a visitor did, as the server stores it. */
export type Deed = { eventType: string; elementType?: string; page?: string };

/** A demo request is no event: the server credits it where it is saved. */
const DEMO_REQUEST: Deed = { eventType: 'demo-request' };
export const DEMO_REQUESTED: readonly Deed[] = [DEMO_REQUEST];

const DOCS_OR_PRICES: readonly string[] = [ROUTES.api, ROUTES.pricing];

/** Whether one of the deeds reaches the goal of this test. Personalization is on every page, other words are on one. */
export function isGoalReached(goal: ExperimentGoal, test: Experiment, deeds: readonly Deed[]): boolean {
  const tested = test.kind === 'copy' ? PLACE_PAGES[test.place] : undefined;
  return deeds.some(({ eventType, elementType, page }) => {
    const isOtherPage = eventType === 'pageview' && page !== undefined && page !== tested;
    switch (goal) {
      case 'demo-request':
        return eventType === DEMO_REQUEST.eventType;
      case 'docs-or-prices':
        return isOtherPage && DOCS_OR_PRICES.includes(page);
      case 'second-page':
        return isOtherPage;
      case 'step-taken':
        return eventType === 'click' && elementType === 'cta' && (tested === undefined || page === tested);
    }
  });
}
