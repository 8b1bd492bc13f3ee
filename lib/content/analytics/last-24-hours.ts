import { ROUTES } from '@/lib/config/routes';
import { pricingProof, navigationOrder } from './sample-experiments';
import type { AnalyticsData } from './analytics-data';

export const last24Hours = {
  userBehavior: {
    totalSessions: 2176,
    avgSessionDuration: 4.3,
    bounceRate: 22.9,
    pagesPerSession: 3.7,
    sessionsOverTime: {
      unit: 'hour',
      counts: [
        18, 12, 9, 8, 10, 17, 36, 69, 129, 156, 181, 171, 153, 161, 175, 177, 165, 133, 102, 80, 72, 63, 47,
        32,
      ],
    },
    topPages: [
      { page: 'Home', path: ROUTES.home, views: 2112, engagement: 85.3 },
      { page: 'Features', path: ROUTES.features, views: 1375, engagement: 90.7 },
      { page: 'AI Solutions', path: ROUTES.solutions, views: 1123, engagement: 87.4 },
      { page: 'Pricing', path: ROUTES.pricing, views: 906, engagement: 84.2 },
      { page: 'Content Hub', path: ROUTES.contentHub, views: 769, engagement: 91.8 },
      { page: 'Developer API', path: ROUTES.api, views: 573, engagement: 88.9 },
      { page: 'Case Studies', path: ROUTES.cases, views: 521, engagement: 86.5 },
      { page: 'All other pages', path: null, views: 704, engagement: 80.3 },
    ],
  },
  personalization: {
    segmentDistribution: [
      { segment: 'innovation-leader', count: 877, percentage: 40.3 },
      { segment: 'developer', count: 744, percentage: 34.2 },
      { segment: 'sales-prospect', count: 555, percentage: 25.5 },
    ],
    clusterDistribution: [
      { cluster: 'explorer', count: 970, percentage: 44.6 },
      { cluster: 'researcher', count: 679, percentage: 31.2 },
      { cluster: 'converter', count: 527, percentage: 24.2 },
    ],
    adaptationSuccess: 85.2,
    contentRelevance: 89.6,
  },
  abTesting: { activeTests: [pricingProof, navigationOrder] },
  engagement: {
    realTimeUsers: 147,
    engagementScore: 86.9,
    interactionHeatmap: [
      {
        element: 'Main button',
        interactions: 752,
        engagement: 92.5,
        byPartOfDay: { night: 23, morning: 256, afternoon: 339, evening: 134 },
      },
      {
        element: 'Header links',
        interactions: 1683,
        engagement: 78.9,
        byPartOfDay: { night: 49, morning: 648, afternoon: 689, evening: 297 },
      },
      {
        element: 'Suggested pages',
        interactions: 694,
        engagement: 85.9,
        byPartOfDay: { night: 26, morning: 230, afternoon: 295, evening: 143 },
      },
      {
        element: 'Content blocks',
        interactions: 1067,
        engagement: 89.1,
        byPartOfDay: { night: 32, morning: 356, afternoon: 505, evening: 174 },
      },
      {
        element: 'Suggested reads',
        interactions: 593,
        engagement: 82.3,
        byPartOfDay: { night: 34, morning: 150, afternoon: 214, evening: 195 },
      },
      {
        element: 'Segment selector',
        interactions: 428,
        engagement: 75.1,
        byPartOfDay: { night: 13, morning: 167, afternoon: 189, evening: 59 },
      },
      {
        element: 'Article text',
        interactions: 963,
        engagement: 90.6,
        byPartOfDay: { night: 79, morning: 213, afternoon: 322, evening: 349 },
      },
      {
        element: 'Footer links',
        interactions: 202,
        engagement: 53.2,
        byPartOfDay: { night: 10, morning: 64, afternoon: 79, evening: 49 },
      },
    ],
    conversionFunnel: [
      { step: 'Arrived', users: 2176, conversion: 100 },
      { step: 'Opened a second page', users: 1678, conversion: 77.1 },
      { step: 'Looked at a product', users: 1127, conversion: 51.8 },
      { step: 'Looked at prices or docs', users: 601, conversion: 27.6 },
      { step: 'Asked for a demo or a trial', users: 109, conversion: 5 },
    ],
  },
} as const satisfies AnalyticsData;
