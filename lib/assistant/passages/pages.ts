import { ROUTES, type RouteId } from '@/lib/config/routes';
import { pageMetadata } from '@/lib/content/metadata';
import { analyticsCopy } from '@/lib/content/pages/analytics';
import type { Passage } from '../passage';

const ROUTE_IDS = Object.keys(pageMetadata) as RouteId[];

/** The pages themselves, for whoever asks where something is. */
export const pagePassages: readonly Passage[] = [
  ...ROUTE_IDS.map((id): Passage => ({
    title: pageMetadata[id].title.replace(/ \| .*$/, ''),
    href: ROUTES[id],
    text: pageMetadata[id].description,
    kind: 'page',
    asks: `where is the ${id} page; show me the ${id} page`,
  })),
  {
    title: 'Analytics dashboard: sample data',
    href: ROUTES.analytics,
    text: analyticsCopy.sample,
    kind: 'page',
    bySegment: analyticsCopy.head.lede,
    asks: 'show me the analytics dashboard; are the analytics numbers real; where are the a/b test results; conversion funnel; metrics',
  },
];
