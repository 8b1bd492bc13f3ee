type TestDetailsCopy = {
  close: string;
  goal: string;
  duration: string;
  day: string;
  of: string;
  days: string;
  visitors: string;
  conversions: string;
  uplift: string;
  baseline: string;
  interval: string;
  none: string;
  perVariant: string;
  needed: string;
  neededHelp: string;
  winnerNote: string;
  method: { heading: string; text: string; several: string };
  plot: string;
  noChange: string;
};

/** The window with all that is known about one test. */
export const testDetails = {
  close: 'Close',
  goal: 'Counts as conversion',
  duration: 'Run',
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
    'visitors per variant with which four of five such tests would find a difference of the size seen so far.',
  winnerNote: 'Ahead of each other variant by more than chance explains.',
  method: {
    heading: 'How this is computed',
    text: 'Confidence is one minus the p-value of a two-sided z-test on two shares. The interval of a conversion is Wilson’s, the interval of an uplift is Katz’s. Before the planned end these figures only inform; they name no winner.',
    several:
      'With more than two variants the leader is compared with each other one. The weakest comparison counts, and the error allowed is shared out among all pairs.',
  },
  plot: 'Uplift over the baseline with its interval',
  noChange: 'No change',
} as const satisfies TestDetailsCopy;
