import { ROUTES } from '@/lib/config/routes';
import { homeHeadline, docsFirst, pricingProof, navigationOrder, trialForm } from './sample-experiments';
import type { AnalyticsData } from './analytics-data';

export const last30Days = {
  userBehavior: {
    totalSessions: 54722,
    avgSessionDuration: 4.1,
    bounceRate: 24.2,
    pagesPerSession: 3.5,
    sessionsOverTime: {
      unit: 'day',
      counts: [
        2093, 2042, 1897, 1159, 1046, 1927, 2207, 2212, 2118, 1839, 1151, 1112, 1974, 2107, 2200, 2061, 1879,
        1220, 1078, 1936, 2243, 2271, 2103, 1920, 1214, 1102, 1986, 2208, 2241, 2176,
      ],
    },
    topPages: [
      { page: 'Home', path: ROUTES.home, views: 51864, engagement: 84.3 },
      { page: 'Features', path: ROUTES.features, views: 32348, engagement: 89.5 },
      { page: 'AI Solutions', path: ROUTES.solutions, views: 27049, engagement: 86.5 },
      { page: 'Pricing', path: ROUTES.pricing, views: 20964, engagement: 82.7 },
      { page: 'Content Hub', path: ROUTES.contentHub, views: 17810, engagement: 90.9 },
      { page: 'Developer API', path: ROUTES.api, views: 13296, engagement: 87.5 },
      { page: 'Case Studies', path: ROUTES.cases, views: 11839, engagement: 85.2 },
      { page: 'All other pages', path: null, views: 17112, engagement: 78.7 },
    ],
  },
  personalization: {
    segmentDistribution: [
      { segment: 'innovation-leader', count: 22218, percentage: 40.6 },
      { segment: 'developer', count: 18222, percentage: 33.3 },
      { segment: 'sales-prospect', count: 14282, percentage: 26.1 },
    ],
    clusterDistribution: [
      { cluster: 'explorer', count: 25282, percentage: 46.2 },
      { cluster: 'researcher', count: 16635, percentage: 30.4 },
      { cluster: 'converter', count: 12805, percentage: 23.4 },
    ],
    adaptationSuccess: 83.8,
    contentRelevance: 88.6,
  },
  abTesting: { activeTests: [homeHeadline, docsFirst, pricingProof, navigationOrder, trialForm] },
  engagement: {
    realTimeUsers: 147,
    engagementScore: 85.7,
    interactionHeatmap: [
      {
        element: 'Main button',
        interactions: 17228,
        engagement: 91.6,
        byPartOfDay: { night: 511, morning: 5749, afternoon: 7733, evening: 3235 },
      },
      {
        element: 'Header links',
        interactions: 40705,
        engagement: 77.8,
        byPartOfDay: { night: 1248, morning: 15353, afternoon: 17116, evening: 6988 },
      },
      {
        element: 'Suggested pages',
        interactions: 15767,
        engagement: 84.1,
        byPartOfDay: { night: 642, morning: 5108, afternoon: 6558, evening: 3459 },
      },
      {
        element: 'Content blocks',
        interactions: 24984,
        engagement: 88,
        byPartOfDay: { night: 783, morning: 8344, afternoon: 11663, evening: 4194 },
      },
      {
        element: 'Suggested reads',
        interactions: 13619,
        engagement: 81.2,
        byPartOfDay: { night: 783, morning: 3439, afternoon: 4834, evening: 4563 },
      },
      {
        element: 'Segment selector',
        interactions: 10412,
        engagement: 74,
        byPartOfDay: { night: 311, morning: 4072, afternoon: 4529, evening: 1500 },
      },
      {
        element: 'Article text',
        interactions: 22389,
        engagement: 89.7,
        byPartOfDay: { night: 1834, morning: 4834, afternoon: 7672, evening: 8049 },
      },
      {
        element: 'Footer links',
        interactions: 5114,
        engagement: 52.1,
        byPartOfDay: { night: 260, morning: 1607, afternoon: 2036, evening: 1211 },
      },
    ],
    conversionFunnel: [
      { step: 'Arrived', users: 54722, conversion: 100 },
      { step: 'Opened a second page', users: 41479, conversion: 75.8 },
      { step: 'Looked at a product', users: 27416, conversion: 50.1 },
      { step: 'Looked at prices or docs', users: 14337, conversion: 26.2 },
      { step: 'Asked for a demo or a trial', users: 2517, conversion: 4.6 },
    ],
  },
} as const satisfies AnalyticsData;
