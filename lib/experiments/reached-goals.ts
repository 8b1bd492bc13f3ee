import { PLACE_PAGES, type Experiment, type ExperimentGoal } from '@/lib/content/experiment';
import { ROUTES } from '@/lib/config/routes';

export type VisitorAction = { eventType: string; elementType?: string; page?: string };

/** Not an event: the server credits a demo request where it is saved. */
const DEMO_REQUEST: VisitorAction = { eventType: 'demo-request' };
export const DEMO_REQUESTED: readonly VisitorAction[] = [DEMO_REQUEST];

const DOCS_OR_PRICES: readonly string[] = [ROUTES.api, ROUTES.pricing];

/** A holdout counts actions on every page, a copy experiment only those on its own. */
export function isGoalReached(
  goal: ExperimentGoal,
  experiment: Experiment,
  actions: readonly VisitorAction[],
): boolean {
  const ownPage = experiment.kind === 'copy' ? PLACE_PAGES[experiment.place] : undefined;
  return actions.some(({ eventType, elementType, page }) => {
    const isOtherPage = eventType === 'pageview' && page !== undefined && page !== ownPage;
    switch (goal) {
      case 'demo-request':
        return eventType === DEMO_REQUEST.eventType;
      case 'docs-or-prices':
        return isOtherPage && DOCS_OR_PRICES.includes(page);
      case 'second-page':
        return isOtherPage;
      case 'step-taken':
        return eventType === 'click' && elementType === 'cta' && (ownPage === undefined || page === ownPage);
    }
  });
}
