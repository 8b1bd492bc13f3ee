import { GUIDE_STATES } from './guide-states';
import { PAGE_STATES } from './page-states';
import type { State } from './state';
import { OFFLINE_NOTICE, WIDGET_STATES } from './widget-states';

export type { State };

export const STATES: readonly State[] = [...GUIDE_STATES, ...WIDGET_STATES, ...PAGE_STATES, OFFLINE_NOTICE];
