import { GUIDE_STATES } from './guide-states';
import { PAGE_STATES } from './page-states';
import { WIDGET_STATES } from './widget-states';

export const STATES = Object.entries({ ...GUIDE_STATES, ...PAGE_STATES, ...WIDGET_STATES }).map(
  ([name, show]) => ({ name, show }),
);
