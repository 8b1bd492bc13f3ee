import { ROUTES, type RouteId } from '@/lib/config/routes';
import { dashboardCopy, KPI_IDS } from '@/lib/content/analytics/dashboard-copy';
import { pageMetadata } from '@/lib/content/metadata';
import { analyticsCopy } from '@/lib/content/pages/analytics';
import { settingsCopy } from '@/lib/content/pages/settings';
import type { Passage } from '../passage';

const ROUTE_IDS = Object.keys(pageMetadata) as RouteId[];

const PAGE_ASKS: Readonly<Record<RouteId, string>> = {
  home: 'start page; home page',
  demo: 'performance and accessibility demo',
  contentHub:
    'blog; articles; articles for beginners; what can i read; guides about getting started; learn more; resources; whitepapers',
  features: 'what features are there; feature showcase; what can this site do',
  analytics:
    'dashboard; statistics; charts; how many users are online; how many sessions; conversion by step; conversion funnel',
  about: 'about the company',
  solutions: 'solutions; products',
  industries: 'industries',
  contact: 'contact page; get in touch',
  api: 'developer documentation',
  cases: 'case studies page',
  pricing: 'pricing page; plans',
  compare:
    'compare two personas; compare views side by side; before and after side by side; what do other visitors see; see the differences between two visitors',
  settings: 'settings page; my account; preferences; where do i change settings',
};

const kpis = KPI_IDS.map((id): Passage => ({
  title: `Analytics dashboard: ${dashboardCopy.kpis.items[id].label}`,
  href: ROUTES.analytics,
  text: `${dashboardCopy.kpis.items[id].label}: ${dashboardCopy.kpis.items[id].help} ${analyticsCopy.sample}`,
  kind: 'page',
}));

export const pagePassages: readonly Passage[] = [
  ...ROUTE_IDS.map((id): Passage => ({
    title: pageMetadata[id].title.replace(/ \| .*$/, ''),
    href: ROUTES[id],
    text: pageMetadata[id].description,
    kind: 'page',
    asks: PAGE_ASKS[id],
  })),
  ...kpis,
  {
    title: 'Analytics dashboard: sample data',
    href: ROUTES.analytics,
    text: analyticsCopy.sample,
    kind: 'page',
    bySegment: analyticsCopy.head.lede,
    asks: 'show me the analytics dashboard; are the analytics numbers real; where are the a/b test results; conversion funnel; metrics',
  },
];

const { privacy } = settingsCopy;
/** One passage per row of the settings page's table of stored data. */
export const privacyPassages: readonly Passage[] = privacy.stored.map(({ what, where, why }) => ({
  title: `What is stored: ${what}`,
  href: `${ROUTES.settings}#privacy`,
  text: `${what}: kept in this place: ${where}. ${why}.`,
  kind: 'privacy',
}));
