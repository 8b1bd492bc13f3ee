import { ROUTES } from '@/lib/config/routes';
import { docsFirst, homeHeadline, navigationOrder, pricingProof } from './sample-experiments';
import type { AnalyticsData } from './analytics-data';

/**
 * Sample data. The specified figures are exact; the rest is derived from them: 46,249 views in 12,847 sessions are
 * 3.6 pages a session, the second step of the funnel is every session that did not bounce, and the engagement of the
 * pages, weighted by views, is the engagement score.
 */
export const last7Days = {
  userBehavior: {
    totalSessions: 12847,
    avgSessionDuration: 4.2,
    bounceRate: 23.4,
    pagesPerSession: 3.6,
    sessionsOverTime: { unit: 'weekday', counts: [1920, 1214, 1102, 1986, 2208, 2241, 2176] },
    topPages: [
      { page: 'Home', path: ROUTES.home, views: 12310, engagement: 84.9 },
      { page: 'Features', path: ROUTES.features, views: 7845, engagement: 90.2 },
      { page: 'AI Solutions', path: ROUTES.solutions, views: 6420, engagement: 87.1 },
      { page: 'Pricing', path: ROUTES.pricing, views: 5118, engagement: 83.6 },
      { page: 'Content Hub', path: ROUTES.contentHub, views: 4377, engagement: 91.4 },
      { page: 'Developer API', path: ROUTES.api, views: 3264, engagement: 88.3 },
      { page: 'Case Studies', path: ROUTES.cases, views: 2905, engagement: 86 },
      { page: 'All other pages', path: null, views: 4010, engagement: 79.3 },
    ],
  },
  personalization: {
    segmentDistribution: [
      { segment: 'innovation-leader', count: 5139, percentage: 40 },
      { segment: 'developer', count: 4368, percentage: 34 },
      { segment: 'sales-prospect', count: 3340, percentage: 26 },
    ],
    clusterDistribution: [
      { cluster: 'explorer', count: 5781, percentage: 45 },
      { cluster: 'researcher', count: 3982, percentage: 31 },
      { cluster: 'converter', count: 3084, percentage: 24 },
    ],
    adaptationSuccess: 84.7,
    contentRelevance: 89.3,
  },
  abTesting: { activeTests: [homeHeadline, docsFirst, pricingProof, navigationOrder] },
  engagement: {
    realTimeUsers: 147,
    engagementScore: 86.4,
    interactionHeatmap: [
      {
        element: 'Main button',
        interactions: 4218,
        engagement: 92.1,
        byPartOfDay: { night: 120, morning: 1441, afternoon: 1909, evening: 748 },
      },
      {
        element: 'Header links',
        interactions: 9764,
        engagement: 78.4,
        byPartOfDay: { night: 307, morning: 3658, afternoon: 4039, evening: 1760 },
      },
      {
        element: 'Suggested pages',
        interactions: 3907,
        engagement: 85.2,
        byPartOfDay: { night: 158, morning: 1306, afternoon: 1655, evening: 788 },
      },
      {
        element: 'Content blocks',
        interactions: 6131,
        engagement: 88.7,
        byPartOfDay: { night: 185, morning: 1982, afternoon: 2919, evening: 1045 },
      },
      {
        element: 'Suggested reads',
        interactions: 3352,
        engagement: 81.9,
        byPartOfDay: { night: 207, morning: 823, afternoon: 1220, evening: 1102 },
      },
      {
        element: 'Segment selector',
        interactions: 2480,
        engagement: 74.6,
        byPartOfDay: { night: 74, morning: 995, afternoon: 1072, evening: 339 },
      },
      {
        element: 'Article text',
        interactions: 5523,
        engagement: 90.3,
        byPartOfDay: { night: 439, morning: 1183, afternoon: 1831, evening: 2070 },
      },
      {
        element: 'Footer links',
        interactions: 1196,
        engagement: 52.8,
        byPartOfDay: { night: 60, morning: 368, afternoon: 474, evening: 294 },
      },
    ],
    conversionFunnel: [
      { step: 'Arrived', users: 12847, conversion: 100 },
      { step: 'Opened a second page', users: 9841, conversion: 76.6 },
      { step: 'Looked at a product', users: 6552, conversion: 51 },
      { step: 'Looked at prices or docs', users: 3469, conversion: 27 },
      { step: 'Asked for a demo or a trial', users: 617, conversion: 4.8 },
    ],
  },
} as const satisfies AnalyticsData;
