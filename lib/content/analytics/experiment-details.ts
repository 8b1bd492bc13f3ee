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
