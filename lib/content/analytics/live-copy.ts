import { pageNames } from '../page-names';
import { dashboardCopy, type DashboardCopy } from './dashboard-copy';

const { kpis, tabs, sessions, topPages, funnel, segments, clusters, heatmap } = dashboardCopy;

const ENGAGED = 'with a click, or scrolled at least halfway';

/** The dashboard's copy for this site's own figures. Each help text says exactly what is counted. */
export const liveCopy = {
  ...dashboardCopy,
  kpis: {
    ...kpis,
    items: {
      ...kpis.items,
      bounceRate: { ...kpis.items.bounceRate, help: 'Share of visits without a second page view.' },
      engagementScore: { ...kpis.items.engagementScore, help: `Of 100 page views, those ${ENGAGED}.` },
    },
  },
  tabs: {
    ...tabs,
    items: {
      ...tabs.items,
      'ab-testing': {
        ...tabs.items['ab-testing'],
        text: 'The results of this site’s own tests stay with its team: half-finished figures mislead.',
      },
    },
  },
  sessions: {
    ...sessions,
    text: 'Visits by hour for one day, by day for anything longer, in UTC. The last hour or day is still going on. Fewer than 5 are drawn as none.',
  },
  topPages: { ...topPages, text: `Views by page. Engagement is the share of views ${ENGAGED}.` },
  funnel: {
    ...funnel,
    text: `Visits that took a step and all steps before it, in any order. A product is AI Solutions, Features or ${pageNames.demo}; prices or docs are ${pageNames.pricing} or Developer API.`,
  },
  segments: { ...segments, text: 'Visits by the segment of the page that was shown first.' },
  clusters: { ...clusters, text: 'Visits by the cluster of the page that was shown first.' },
  adaptationSuccess: {
    ...dashboardCopy.adaptationSuccess,
    help: 'Share of page views adapted to an ad or to behavior in which a call to action was clicked.',
  },
  heatmap: {
    ...heatmap,
    text: 'Clicks by kind of element and time of day, in UTC. Engagement is the share of page views with such a click.',
    caption: 'Clicks by kind of element and time of day, and engagement',
    element: 'Kind of element',
    total: 'All clicks',
  },
} as const satisfies DashboardCopy;

/** Row names for this site's own figures, the same as in the sample where possible. */
export const liveNames = {
  otherPages: 'All other pages',
  // In this order: the server counts a step only after the steps before it.
  steps: [
    'Arrived',
    'Opened a second page',
    'Looked at a product',
    'Looked at prices or docs',
    'Asked for a demo',
  ],
  elements: {
    cta: 'Calls to action',
    button: 'Other buttons',
    link: 'Links',
    input: 'Form fields',
    unknown: 'Text and pictures',
  },
} as const;
