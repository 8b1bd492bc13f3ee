import type { RoutePath } from '@/lib/config/routes';
import type { Cluster, Segment } from '@/lib/personalization/persona';

export const TIME_RANGES = ['1d', '7d', '30d', '90d'] as const;

export type TimeRange = (typeof TIME_RANGES)[number];

export const PARTS_OF_DAY = ['night', 'morning', 'afternoon', 'evening'] as const;

export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** A figure of the sample, or null for a live one too small to show. */
type Share<Figure> = { count: Figure; percentage: Figure };

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

/** Hours and days, oldest first. `end` is when the last one begins; without it that is a sample's whole Thursday. */
export type SessionsOverTime<Figure = number> = {
  unit: 'hour' | 'weekday' | 'day';
  counts: readonly Figure[];
  end?: string;
};

type HeatmapEntry<Figure> = {
  element: string;
  interactions: Figure;
  engagement: Figure;
  byPartOfDay: Readonly<Record<PartOfDay, Figure>>;
};

/** Percentages are 0 to 100 with one decimal; durations are minutes. Every total equals the sum of its parts. */
export type AnalyticsData<Figure = number> = {
  userBehavior: {
    totalSessions: Figure;
    avgSessionDuration: Figure;
    bounceRate: Figure;
    pagesPerSession: Figure;
    sessionsOverTime: SessionsOverTime<Figure>;
    /** The last entry holds all other pages. */
    topPages: readonly { page: string; path: RoutePath | null; views: Figure; engagement: Figure }[];
  };
  personalization: {
    segmentDistribution: readonly (Share<Figure> & { segment: Segment })[];
    clusterDistribution: readonly (Share<Figure> & { cluster: Cluster })[];
    adaptationSuccess: Figure;
    contentRelevance: Figure;
  };
  /** The tests that ran on at least one day of the range. */
  abTesting: { activeTests: readonly AbTest[] };
  engagement: {
    /** People on the site at this moment: the same in every range. */
    realTimeUsers: number;
    engagementScore: Figure;
    interactionHeatmap: readonly HeatmapEntry<Figure>[];
    conversionFunnel: readonly { step: string; users: Figure; conversion: Figure }[];
  };
};

/** What the dashboard draws: the sample, or this site's own figures, where null stands for one too small to show. */
export type Figures = Omit<AnalyticsData<number | null>, 'engagement'> & {
  engagement: Omit<AnalyticsData<number | null>['engagement'], 'realTimeUsers'>;
};
