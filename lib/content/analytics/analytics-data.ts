import type { RoutePath } from '@/lib/config/routes';
import type { Cluster, Segment } from '@/lib/personalization/persona';

export const TIME_RANGES = ['1d', '7d', '30d', '90d'] as const;

export type TimeRange = (typeof TIME_RANGES)[number];

export const PARTS_OF_DAY = ['night', 'morning', 'afternoon', 'evening'] as const;

export type PartOfDay = (typeof PARTS_OF_DAY)[number];

type Share = { count: number; percentage: number };

/** People who saw a variant, and how many of them did what the test counts. */
export type AbVariant = { name: string; visitors: number; conversions: number };

/**
 * What was counted, from the first day of a test on. Traffic, conversion, uplift, confidence and winner are
 * computed from these counts (components/analytics/judge-test.ts) and can not disagree with them.
 */
export type AbTest = {
  id: string;
  name: string;
  question: string;
  /** What counts as a conversion. */
  goal: string;
  status: 'running' | 'completed';
  days: { done: number; planned: number };
  /** The first is the baseline. */
  variants: readonly [AbVariant, AbVariant, ...AbVariant[]];
};

/** Hours and days are listed oldest first; the last day of every sample is a whole Thursday. */
export type SessionsOverTime = { unit: 'hour' | 'weekday' | 'day'; counts: readonly number[] };

type HeatmapEntry = {
  element: string;
  interactions: number;
  engagement: number;
  byPartOfDay: Readonly<Record<PartOfDay, number>>;
};

/** Percentages are 0 to 100 with one decimal; durations are minutes. Every total equals the sum of its parts. */
export type AnalyticsData = {
  userBehavior: {
    totalSessions: number;
    avgSessionDuration: number;
    bounceRate: number;
    pagesPerSession: number;
    sessionsOverTime: SessionsOverTime;
    /** The last entry holds all other pages. */
    topPages: readonly { page: string; path: RoutePath | null; views: number; engagement: number }[];
  };
  personalization: {
    segmentDistribution: readonly (Share & { segment: Segment })[];
    clusterDistribution: readonly (Share & { cluster: Cluster })[];
    adaptationSuccess: number;
    contentRelevance: number;
  };
  /** The tests that ran on at least one day of the range. */
  abTesting: { activeTests: readonly AbTest[] };
  engagement: {
    /** People on the site at this moment: the same in every range. */
    realTimeUsers: number;
    engagementScore: number;
    interactionHeatmap: readonly HeatmapEntry[];
    conversionFunnel: readonly { step: string; users: number; conversion: number }[];
  };
};
