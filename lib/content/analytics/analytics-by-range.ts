import { ROUTES } from '@/lib/config/routes';
import type { AnalyticsData, SampleExperiment, TimeRange } from './analytics-data';

export const homeHeadline = {
  id: 'home-headline',
  name: 'Headline on the home page',
  question: 'Does a headline for each segment bring more people to the next step?',
  goal: 'opened a product page from the home page',
  status: 'completed',
  days: { done: 14, planned: 14 },
  variants: [
    { name: 'One headline for all', visitors: 3492, conversions: 143 },
    { name: 'A headline for each segment', visitors: 3486, conversions: 185 },
  ],
} as const satisfies SampleExperiment;

export const docsFirst = {
  id: 'docs-first',
  name: 'First screen for developers',
  question: 'What should a developer see first?',
  goal: 'copied or tried a request',
  status: 'completed',
  days: { done: 14, planned: 14 },
  variants: [
    { name: 'Overview first', visitors: 2912, conversions: 84 },
    { name: 'Documentation first', visitors: 2874, conversions: 109 },
    { name: 'A request to paste first', visitors: 2881, conversions: 150 },
  ],
} as const satisfies SampleExperiment;

export const pricingProof = {
  id: 'pricing-proof',
  name: 'Proof on the pricing page',
  question: 'Does it help to put the proof beside the price?',
  goal: 'started a trial or asked for a demo',
  status: 'running',
  days: { done: 12, planned: 28 },
  variants: [
    { name: 'Proof below the plans', visitors: 2034, conversions: 73 },
    { name: 'Proof beside the price', visitors: 2051, conversions: 93 },
  ],
} as const satisfies SampleExperiment;

export const navigationOrder = {
  id: 'navigation-order',
  name: 'Order of suggested pages',
  question: 'Do sorted links help people get where they want to go?',
  goal: 'followed one of the suggested links',
  status: 'running',
  days: { done: 9, planned: 21 },
  variants: [
    { name: 'Fixed order', visitors: 1486, conversions: 45 },
    { name: 'Sorted for the visitor', visitors: 5951, conversions: 214 },
  ],
} as const satisfies SampleExperiment;

export const trialForm = {
  id: 'trial-form',
  name: 'Length of the trial form',
  question: 'Do three questions lose fewer people than six?',
  goal: 'sent the form',
  status: 'completed',
  days: { done: 21, planned: 21 },
  variants: [
    { name: 'Six questions', visitors: 1143, conversions: 142 },
    { name: 'Three questions', visitors: 1161, conversions: 173 },
  ],
} as const satisfies SampleExperiment;

export const caseOrder = {
  id: 'case-order',
  name: 'Order of the case studies',
  question: 'Should the case closest to the visitor’s own industry come first?',
  goal: 'read a case to the end',
  status: 'completed',
  days: { done: 28, planned: 28 },
  variants: [
    { name: 'Newest first', visitors: 4418, conversions: 812 },
    { name: 'Closest first', visitors: 4389, conversions: 900 },
  ],
} as const satisfies SampleExperiment;

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

export const analyticsByRange: Readonly<Record<TimeRange, AnalyticsData>> = {
  '1d': last24Hours,
  '7d': last7Days,
  '30d': last30Days,
  '90d': last90Days,
};
