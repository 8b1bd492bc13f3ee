import type { RoutePath } from '@/lib/config/routes';
import type { Cluster, Segment } from '@/lib/personalization/persona';

export const TIME_RANGES = ['1d', '7d', '30d', '90d'] as const;

export type TimeRange = (typeof TIME_RANGES)[number];

export const PARTS_OF_DAY = ['night', 'morning', 'afternoon', 'evening'] as const;

export type PartOfDay = (typeof PARTS_OF_DAY)[number];

type Share<Figure> = { count: Figure; percentage: Figure };

/** Visitors exposed to a variant, and how many of them converted. */
export type SampleVariant = { name: string; visitors: number; conversions: number };

/**
 * Counts since the first day of the experiment. Traffic share, conversion, uplift, confidence and winner are computed from
 * them in lib/experiments/evaluate-sample.ts, so that they cannot contradict each other.
 */
export type SampleExperiment = {
  id: string;
  name: string;
  question: string;
  /** Describes a conversion. */
  goal: string;
  status: 'running' | 'completed';
  days: { done: number; planned: number };
  /** The first variant is the baseline. */
  variants: readonly [SampleVariant, SampleVariant, ...SampleVariant[]];
};

/** By hour or day, oldest first. `end` is the start of the last period; the sample has none. */
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

/** Percentages are 0 to 100 with one decimal, durations are minutes. Every total equals the sum of its parts. */
export type AnalyticsData<Figure = number> = {
  userBehavior: {
    totalSessions: Figure;
    avgSessionDuration: Figure;
    bounceRate: Figure;
    pagesPerSession: Figure;
    sessionsOverTime: SessionsOverTime<Figure>;
    /** The last entry contains all other pages. */
    topPages: readonly { page: string; path: RoutePath | null; views: Figure; engagement: Figure }[];
  };
  personalization: {
    segmentDistribution: readonly (Share<Figure> & { segment: Segment })[];
    clusterDistribution: readonly (Share<Figure> & { cluster: Cluster })[];
    adaptationSuccess: Figure;
    contentRelevance: Figure;
  };
  /** Experiments that ran on at least one day of the range. */
  abTesting: { activeTests: readonly SampleExperiment[] };
  engagement: {
    /** People on the site right now, the same in every range. */
    realTimeUsers: number;
    engagementScore: Figure;
    interactionHeatmap: readonly HeatmapEntry<Figure>[];
    conversionFunnel: readonly { step: string; users: Figure; conversion: Figure }[];
  };
};

/** Data of the dashboard: the sample, or this site's own figures, with null for a count too small to show. */
export type Figures = Omit<AnalyticsData<number | null>, 'engagement'> & {
  engagement: Omit<AnalyticsData<number | null>['engagement'], 'realTimeUsers'>;
};
