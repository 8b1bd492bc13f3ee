import { ROUTES, type RoutePath } from '@/lib/config/routes';
import { CLUSTERS, SEGMENTS, type Cluster, type Segment } from '@/lib/personalization/persona';
import type { AnalyticsData, PartOfDay, SampleExperiment, TimeRange } from './analytics-data';

const homeHeadline = {
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

const docsFirst = {
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

const pricingProof = {
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

const navigationOrder = {
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

const trialForm = {
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

const caseOrder = {
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

/** What the samples list, in the order of their figures. */
const pages: readonly { page: string; path: RoutePath | null }[] = [
  { page: 'Home', path: ROUTES.home },
  { page: 'Features', path: ROUTES.features },
  { page: 'AI Solutions', path: ROUTES.solutions },
  { page: 'Pricing', path: ROUTES.pricing },
  { page: 'Content Hub', path: ROUTES.contentHub },
  { page: 'Developer API', path: ROUTES.api },
  { page: 'Case Studies', path: ROUTES.cases },
  { page: 'All other pages', path: null },
];
const steps = [
  'Arrived',
  'Opened a second page',
  'Looked at a product',
  'Looked at prices or docs',
  'Asked for a demo or a trial',
];
const elements = [
  'Main button',
  'Header links',
  'Suggested pages',
  'Content blocks',
  'Suggested reads',
  'Segment selector',
  'Article text',
  'Footer links',
];

/** Oldest first. */
const sessionsByDay = [
  972, 871, 1593, 1797, 1868, 1751, 1598, 1038, 910, 1666, 1944, 1944, 1907, 1635, 1074, 974, 1775, 1931,
  1898, 1959, 1694, 1037, 973, 1789, 1898, 2003, 1949, 1724, 1044, 961, 1764, 2000, 1973, 1947, 1626, 1112,
  972, 1763, 1954, 1909, 1971, 1766, 1045, 1018, 1781, 2044, 1967, 1905, 1740, 1092, 1028, 1863, 2013, 1996,
  2047, 1725, 1150, 1004, 1919, 2135, 2093, 2042, 1897, 1159, 1046, 1927, 2207, 2212, 2118, 1839, 1151, 1112,
  1974, 2107, 2200, 2061, 1879, 1220, 1078, 1936, 2243, 2271, 2103, 1920, 1214, 1102, 1986, 2208, 2241, 2176,
];

/** By page, step and element in the order above. */
type Sample = Omit<AnalyticsData['userBehavior'], 'topPages'> &
  Pick<AnalyticsData['personalization'], 'adaptationSuccess' | 'contentRelevance'> & {
    engagementScore: number;
    segments: Readonly<Record<Segment, number>>;
    clusters: Readonly<Record<Cluster, number>>;
    experiments: readonly SampleExperiment[];
    pages: Readonly<Record<'views' | 'engagement', readonly number[]>>;
    funnel: readonly number[];
    clicks: Readonly<Record<PartOfDay | 'engagement', readonly number[]>>;
  };

const samples: Readonly<Record<TimeRange, Sample>> = {
  '1d': {
    totalSessions: 2176,
    avgSessionDuration: 4.3,
    bounceRate: 22.9,
    pagesPerSession: 3.7,
    engagementScore: 86.9,
    adaptationSuccess: 85.2,
    contentRelevance: 89.6,
    sessionsOverTime: {
      unit: 'hour',
      counts: [
        18, 12, 9, 8, 10, 17, 36, 69, 129, 156, 181, 171, 153, 161, 175, 177, 165, 133, 102, 80, 72, 63, 47,
        32,
      ],
    },
    segments: { 'innovation-leader': 877, developer: 744, 'sales-prospect': 555 },
    clusters: { explorer: 970, researcher: 679, converter: 527 },
    experiments: [pricingProof, navigationOrder],
    pages: {
      views: [2112, 1375, 1123, 906, 769, 573, 521, 704],
      engagement: [85.3, 90.7, 87.4, 84.2, 91.8, 88.9, 86.5, 80.3],
    },
    funnel: [2176, 1678, 1127, 601, 109],
    clicks: {
      night: [23, 49, 26, 32, 34, 13, 79, 10],
      morning: [256, 648, 230, 356, 150, 167, 213, 64],
      afternoon: [339, 689, 295, 505, 214, 189, 322, 79],
      evening: [134, 297, 143, 174, 195, 59, 349, 49],
      engagement: [92.5, 78.9, 85.9, 89.1, 82.3, 75.1, 90.6, 53.2],
    },
  },
  // The specified figures are exact; the rest follows from them: 46,249 views in 12,847 sessions are 3.6 pages a session,
  // the second step of the funnel is every session that did not bounce, and the engagement of the pages, weighted by
  // views, is the engagement score.
  '7d': {
    totalSessions: 12847,
    avgSessionDuration: 4.2,
    bounceRate: 23.4,
    pagesPerSession: 3.6,
    engagementScore: 86.4,
    adaptationSuccess: 84.7,
    contentRelevance: 89.3,
    sessionsOverTime: { unit: 'weekday', counts: sessionsByDay.slice(-7) },
    segments: { 'innovation-leader': 5139, developer: 4368, 'sales-prospect': 3340 },
    clusters: { explorer: 5781, researcher: 3982, converter: 3084 },
    experiments: [homeHeadline, docsFirst, pricingProof, navigationOrder],
    pages: {
      views: [12310, 7845, 6420, 5118, 4377, 3264, 2905, 4010],
      engagement: [84.9, 90.2, 87.1, 83.6, 91.4, 88.3, 86, 79.3],
    },
    funnel: [12847, 9841, 6552, 3469, 617],
    clicks: {
      night: [120, 307, 158, 185, 207, 74, 439, 60],
      morning: [1441, 3658, 1306, 1982, 823, 995, 1183, 368],
      afternoon: [1909, 4039, 1655, 2919, 1220, 1072, 1831, 474],
      evening: [748, 1760, 788, 1045, 1102, 339, 2070, 294],
      engagement: [92.1, 78.4, 85.2, 88.7, 81.9, 74.6, 90.3, 52.8],
    },
  },
  '30d': {
    totalSessions: 54722,
    avgSessionDuration: 4.1,
    bounceRate: 24.2,
    pagesPerSession: 3.5,
    engagementScore: 85.7,
    adaptationSuccess: 83.8,
    contentRelevance: 88.6,
    sessionsOverTime: { unit: 'day', counts: sessionsByDay.slice(-30) },
    segments: { 'innovation-leader': 22218, developer: 18222, 'sales-prospect': 14282 },
    clusters: { explorer: 25282, researcher: 16635, converter: 12805 },
    experiments: [homeHeadline, docsFirst, pricingProof, navigationOrder, trialForm],
    pages: {
      views: [51864, 32348, 27049, 20964, 17810, 13296, 11839, 17112],
      engagement: [84.3, 89.5, 86.5, 82.7, 90.9, 87.5, 85.2, 78.7],
    },
    funnel: [54722, 41479, 27416, 14337, 2517],
    clicks: {
      night: [511, 1248, 642, 783, 783, 311, 1834, 260],
      morning: [5749, 15353, 5108, 8344, 3439, 4072, 4834, 1607],
      afternoon: [7733, 17116, 6558, 11663, 4834, 4529, 7672, 2036],
      evening: [3235, 6988, 3459, 4194, 4563, 1500, 8049, 1211],
      engagement: [91.6, 77.8, 84.1, 88, 81.2, 74, 89.7, 52.1],
    },
  },
  '90d': {
    totalSessions: 151128,
    avgSessionDuration: 3.9,
    bounceRate: 25.3,
    pagesPerSession: 3.4,
    engagementScore: 84.6,
    adaptationSuccess: 81.9,
    contentRelevance: 87.4,
    sessionsOverTime: { unit: 'day', counts: sessionsByDay },
    segments: { 'innovation-leader': 62567, developer: 48965, 'sales-prospect': 39596 },
    clusters: { explorer: 71484, researcher: 45036, converter: 34608 },
    experiments: [homeHeadline, docsFirst, pricingProof, navigationOrder, trialForm, caseOrder],
    pages: {
      views: [142816, 85575, 75088, 54810, 45246, 34182, 30749, 47336],
      engagement: [83.2, 88.4, 85.4, 81.5, 89.9, 86.2, 84, 78.4],
    },
    funnel: [151128, 112893, 73902, 37933, 6347],
    clicks: {
      night: [1355, 3270, 1538, 1882, 2102, 842, 4564, 706],
      morning: [14800, 42974, 13055, 20804, 8468, 11398, 12404, 4457],
      afternoon: [19955, 46065, 17080, 31390, 12587, 12757, 19335, 5878],
      evening: [8342, 18907, 8244, 10694, 11708, 4033, 21718, 3298],
      engagement: [90.8, 76.9, 82.7, 87, 80.1, 73.2, 88.6, 51.4],
    },
  },
};

function describeSample({
  segments,
  clusters,
  experiments,
  pages: { views, engagement },
  funnel,
  clicks,
  adaptationSuccess,
  contentRelevance,
  engagementScore,
  ...visits
}: Sample): AnalyticsData {
  const share = (count: number) => Math.round((count * 1000) / visits.totalSessions) / 10;
  const countShare = (count: number) => ({ count, percentage: share(count) });
  return {
    userBehavior: {
      ...visits,
      topPages: pages.map((page, at) => ({
        ...page,
        views: views[at] ?? 0,
        engagement: engagement[at] ?? 0,
      })),
    },
    personalization: {
      segmentDistribution: SEGMENTS.map((segment) => ({ segment, ...countShare(segments[segment]) })),
      clusterDistribution: CLUSTERS.map((cluster) => ({ cluster, ...countShare(clusters[cluster]) })),
      adaptationSuccess,
      contentRelevance,
    },
    abTesting: { activeTests: experiments },
    engagement: {
      realTimeUsers: 147,
      engagementScore,
      interactionHeatmap: elements.map((element, at) => {
        const read = (column: keyof typeof clicks) => clicks[column][at] ?? 0;
        const byPartOfDay = {
          night: read('night'),
          morning: read('morning'),
          afternoon: read('afternoon'),
          evening: read('evening'),
        };
        const interactions = Object.values(byPartOfDay).reduce((total, count) => total + count, 0);
        return { element, interactions, engagement: read('engagement'), byPartOfDay };
      }),
      conversionFunnel: steps.map((step, at) => {
        const users = funnel[at] ?? 0;
        return { step, users, conversion: share(users) };
      }),
    },
  };
}

export const analyticsByRange: Readonly<Record<TimeRange, AnalyticsData>> = {
  '1d': describeSample(samples['1d']),
  '7d': describeSample(samples['7d']),
  '30d': describeSample(samples['30d']),
  '90d': describeSample(samples['90d']),
};
