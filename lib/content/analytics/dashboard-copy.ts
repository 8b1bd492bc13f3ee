export const KPI_IDS = ['totalSessions', 'avgSessionDuration', 'bounceRate', 'engagementScore'] as const;

export type KpiId = (typeof KPI_IDS)[number];

export const DASHBOARD_TAB_IDS = ['user-behavior', 'personalization', 'ab-testing', 'engagement'] as const;

export type DashboardTabId = (typeof DASHBOARD_TAB_IDS)[number];

/** Made-up figures, or those of this site. */
export const FIGURE_SOURCES = ['sample', 'site'] as const;

export type FigureSource = (typeof FIGURE_SOURCES)[number];

export const dashboardCopy = {
  sample: 'Sample data',
  source: { label: 'Figures', options: { sample: 'Sample data', site: 'This site' } },
  // Shown instead of a figure that is too small to show.
  floors: { count: 'fewer than\u00a05', rate: 'too few', figure: 'Not enough visits yet', online: 'a few' },
  live: {
    updated: 'Updated at',
    note: 'Counted on this site once an hour, without names, from visitors who allow it. Online means active in the last 5 minutes.',
    collecting:
      'This site shows its own figures from 20 visits on. Choose a longer time range, or come back later.',
    failed: 'The figures of this site could not be loaded. We try again every 30 seconds.',
    refused: 'The figures of this site are not shown here. The sample data shows what they would look like.',
    retry: 'Try again now',
    retrying: 'Trying again…',
  },
  usersOnline: 'users online',
  range: {
    label: 'Time range',
    options: { '1d': 'Last 24h', '7d': 'Last 7 days', '30d': 'Last 30 days', '90d': 'Last 90 days' },
  },
  // Announced after loading: ‘Figures shown: Last 7 days’
  loaded: 'Figures shown:',
  kpis: {
    heading: 'Key figures',
    items: {
      totalSessions: { label: 'Total Sessions', help: 'A visit ends after half an hour without activity.' },
      avgSessionDuration: { label: 'Avg Session Duration', help: 'Time from the first event to the last.' },
      bounceRate: { label: 'Bounce Rate', help: 'Visits that ended on the first page.' },
      engagementScore: {
        label: 'Engagement Score',
        help: 'How much visitors read and click, from 0 to 100.',
      },
    },
  },
  units: { minutes: 'min', percent: '%', to: 'to' },
  charts: {
    openTable: 'View as table',
    failed: 'The chart could not be loaded. The table below has the same figures.',
  },
  tabs: {
    label: 'Dashboard sections',
    items: {
      'user-behavior': { heading: 'User Behavior', text: 'Where people went and how far they got.' },
      personalization: { heading: 'Personalization', text: 'Who saw adapted pages, and whether it helped.' },
      'ab-testing': {
        heading: 'A/B Testing',
        text: 'Tests that ran in this period, each judged on its full run. A winner is named only at the planned end, and only above 95% confidence.',
      },
      engagement: { heading: 'Engagement', text: 'Which parts of a page people use, and when.' },
    },
  },
  sessions: {
    heading: 'Sessions over time',
    text: 'Visits by hour for one day, by day for anything longer.',
    // Accessible names of the chart, of its table and of the marker that moves along the line.
    chart: 'Line chart of sessions over time',
    caption: 'Sessions by hour or day, oldest first',
    pointer: 'Point on the line',
    count: 'Sessions',
    total: 'All sessions',
    units: { hour: 'Hour', weekday: 'Day', day: 'Day' },
    day: 'Day',
    // Starts on Friday, because the sample's last day is a Thursday.
    weekdays: [
      { short: 'Fri', long: 'Friday' },
      { short: 'Sat', long: 'Saturday' },
      { short: 'Sun', long: 'Sunday' },
      { short: 'Mon', long: 'Monday' },
      { short: 'Tue', long: 'Tuesday' },
      { short: 'Wed', long: 'Wednesday' },
      { short: 'Thu', long: 'Thursday' },
    ],
  },
  topPages: {
    heading: 'Top pages',
    text: 'Views by page. Engagement is the share of views in which the visitor read or clicked.',
    chart: 'Bar chart of views by page',
    caption: 'Views and engagement by page',
    page: 'Page',
    views: 'Views',
    engagement: 'Engagement',
    total: 'All pages',
  },
  funnel: {
    heading: 'Conversion funnel',
    text: 'The last step loses the largest share of visitors, so that is where a test pays off most.',
    chart: 'Funnel of the sessions that reached each step',
    caption: 'Sessions at each step, and their share of all sessions',
    step: 'Step',
    users: 'Sessions',
    conversion: 'Share',
    kept: 'continued',
    start: 'all',
  },
  segments: {
    heading: 'Segments',
    text: 'Who visitors said they were, or where they came from.',
    chart: 'Ring chart of sessions by segment',
    caption: 'Sessions by segment',
    name: 'Segment',
    count: 'Sessions',
    percentage: 'Share',
  },
  clusters: {
    heading: 'Clusters',
    text: 'How visitors moved through the site.',
    chart: 'Ring chart of sessions by behavior',
    caption: 'Sessions by behavior',
    name: 'Cluster',
    count: 'Sessions',
    percentage: 'Share',
  },
  allSessions: 'All sessions',
  adaptationSuccess: {
    label: 'Adaptation success',
    help: 'Share of adapted pages where the visitor took a suggested step.',
  },
  contentRelevance: { label: 'Content relevance', help: 'Share of relevance ratings that are 4 or 5.' },
  experiments: {
    caption: 'Variants',
    variant: 'Variant',
    traffic: 'Traffic',
    conversion: 'Conversion',
    confidence: 'Confidence',
    winner: 'Winner',
    leader: 'Ahead',
    noWinner: {
      running: 'No winner yet: the test is still running.',
      completed: 'No winner: the difference could be chance.',
    },
    status: { running: 'Running', completed: 'Completed' },
    details: 'View Details',
    detailsFailed: 'Not loaded. Try again',
  },
  heatmap: {
    heading: 'Interaction heatmap',
    text: 'The stronger the shade, the more people used that part. The numbers say the same.',
    caption: 'Interactions by part of the page and time of day, and engagement',
    element: 'Part of the page',
    interactions: 'All day',
    engagement: 'Engagement',
    total: 'All parts',
    few: 'Few',
    many: 'Many',
    parts: {
      night: { label: 'Night', hours: '0–6' },
      morning: { label: 'Morning', hours: '6–12' },
      afternoon: { label: 'Afternoon', hours: '12–18' },
      evening: { label: 'Evening', hours: '18–24' },
    },
  },
};

export type DashboardCopy = typeof dashboardCopy;

/** The dialog with the details of one experiment. */
export const experimentDetails = {
  close: 'Close',
  goal: 'Counts as a conversion',
  duration: 'Duration',
  day: 'Day',
  of: 'of',
  days: 'days, as planned',
  visitors: 'Visitors',
  conversions: 'Conversions',
  uplift: 'Uplift',
  baseline: 'Baseline',
  interval: '95% interval',
  none: 'None',
  perVariant: 'Visitors in the smallest group',
  needed: 'Needed to settle it',
  neededHelp:
    'visitors per variant. With that many, four out of five such tests would find a difference as large as this one.',
  winnerNote: 'Ahead of every other variant by more than chance explains.',
  method: {
    heading: 'How this is computed',
    text: 'Confidence is one minus the p-value of an exact two-sided binomial test: if the variants did not differ, each conversion would come from either in proportion to its visitors. The intervals are Clopper and Pearson’s. Until the planned end, these figures are for information only and name no winner.',
    several:
      'With more than two variants, the leader is compared with each of the others. The weakest comparison counts, and the allowed error is split across all pairs.',
  },
  plot: 'Uplift over the baseline with its interval',
  noChange: 'No change',
} as const;
