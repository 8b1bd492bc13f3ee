import { ROUTES } from '@/lib/config/routes';
import {
  homeHeadline,
  docsFirst,
  pricingProof,
  navigationOrder,
  trialForm,
  caseOrder,
} from './sample-experiments';
import type { AnalyticsData } from './analytics-data';

export const last90Days = {
  userBehavior: {
    totalSessions: 151128,
    avgSessionDuration: 3.9,
    bounceRate: 25.3,
    pagesPerSession: 3.4,
    sessionsOverTime: {
      unit: 'day',
      counts: [
        972, 871, 1593, 1797, 1868, 1751, 1598, 1038, 910, 1666, 1944, 1944, 1907, 1635, 1074, 974, 1775,
        1931, 1898, 1959, 1694, 1037, 973, 1789, 1898, 2003, 1949, 1724, 1044, 961, 1764, 2000, 1973, 1947,
        1626, 1112, 972, 1763, 1954, 1909, 1971, 1766, 1045, 1018, 1781, 2044, 1967, 1905, 1740, 1092, 1028,
        1863, 2013, 1996, 2047, 1725, 1150, 1004, 1919, 2135, 2093, 2042, 1897, 1159, 1046, 1927, 2207, 2212,
        2118, 1839, 1151, 1112, 1974, 2107, 2200, 2061, 1879, 1220, 1078, 1936, 2243, 2271, 2103, 1920, 1214,
        1102, 1986, 2208, 2241, 2176,
      ],
    },
    topPages: [
      { page: 'Home', path: ROUTES.home, views: 142816, engagement: 83.2 },
      { page: 'Features', path: ROUTES.features, views: 85575, engagement: 88.4 },
      { page: 'AI Solutions', path: ROUTES.solutions, views: 75088, engagement: 85.4 },
      { page: 'Pricing', path: ROUTES.pricing, views: 54810, engagement: 81.5 },
      { page: 'Content Hub', path: ROUTES.contentHub, views: 45246, engagement: 89.9 },
      { page: 'Developer API', path: ROUTES.api, views: 34182, engagement: 86.2 },
      { page: 'Case Studies', path: ROUTES.cases, views: 30749, engagement: 84 },
      { page: 'All other pages', path: null, views: 47336, engagement: 78.4 },
    ],
  },
  personalization: {
    segmentDistribution: [
      { segment: 'innovation-leader', count: 62567, percentage: 41.4 },
      { segment: 'developer', count: 48965, percentage: 32.4 },
      { segment: 'sales-prospect', count: 39596, percentage: 26.2 },
    ],
    clusterDistribution: [
      { cluster: 'explorer', count: 71484, percentage: 47.3 },
      { cluster: 'researcher', count: 45036, percentage: 29.8 },
      { cluster: 'converter', count: 34608, percentage: 22.9 },
    ],
    adaptationSuccess: 81.9,
    contentRelevance: 87.4,
  },
  abTesting: { activeTests: [homeHeadline, docsFirst, pricingProof, navigationOrder, trialForm, caseOrder] },
  engagement: {
    realTimeUsers: 147,
    engagementScore: 84.6,
    interactionHeatmap: [
      {
        element: 'Main button',
        interactions: 44452,
        engagement: 90.8,
        byPartOfDay: { night: 1355, morning: 14800, afternoon: 19955, evening: 8342 },
      },
      {
        element: 'Header links',
        interactions: 111216,
        engagement: 76.9,
        byPartOfDay: { night: 3270, morning: 42974, afternoon: 46065, evening: 18907 },
      },
      {
        element: 'Suggested pages',
        interactions: 39917,
        engagement: 82.7,
        byPartOfDay: { night: 1538, morning: 13055, afternoon: 17080, evening: 8244 },
      },
      {
        element: 'Content blocks',
        interactions: 64770,
        engagement: 87,
        byPartOfDay: { night: 1882, morning: 20804, afternoon: 31390, evening: 10694 },
      },
      {
        element: 'Suggested reads',
        interactions: 34865,
        engagement: 80.1,
        byPartOfDay: { night: 2102, morning: 8468, afternoon: 12587, evening: 11708 },
      },
      {
        element: 'Segment selector',
        interactions: 29030,
        engagement: 73.2,
        byPartOfDay: { night: 842, morning: 11398, afternoon: 12757, evening: 4033 },
      },
      {
        element: 'Article text',
        interactions: 58021,
        engagement: 88.6,
        byPartOfDay: { night: 4564, morning: 12404, afternoon: 19335, evening: 21718 },
      },
      {
        element: 'Footer links',
        interactions: 14339,
        engagement: 51.4,
        byPartOfDay: { night: 706, morning: 4457, afternoon: 5878, evening: 3298 },
      },
    ],
    conversionFunnel: [
      { step: 'Arrived', users: 151128, conversion: 100 },
      { step: 'Opened a second page', users: 112893, conversion: 74.7 },
      { step: 'Looked at a product', users: 73902, conversion: 48.9 },
      { step: 'Looked at prices or docs', users: 37933, conversion: 25.1 },
      { step: 'Asked for a demo or a trial', users: 6347, conversion: 4.2 },
    ],
  },
} as const satisfies AnalyticsData;
