import { PLACE_PAGES, type Experiment, type ExperimentGoal } from '@/lib/content/experiment';
import { ROUTES } from '@/lib/config/routes';

export type Deed = { eventType: string; elementType?: string; page?: string };

/** Not an event: the server credits a demo request where it is saved. */
const DEMO_REQUEST: Deed = { eventType: 'demo-request' };
export const DEMO_REQUESTED: readonly Deed[] = [DEMO_REQUEST];

const DOCS_OR_PRICES: readonly string[] = [ROUTES.api, ROUTES.pricing];

/** A holdout counts actions on every page, a copy test only those on its own. */
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
