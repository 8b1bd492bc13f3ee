type FinishedTestsCopy = {
  heading: string;
  text: string;
  badge: string;
  goal: string;
  columns: { version: string; visitors: string; reached: string; share: string };
  bar: { caption: string; version: string; low: string; high: string; unlimited: string; none: string };
  method: { heading: string; text: string };
};

/** This site's own finished experiments, below the sample ones. */
export const finishedExperimentsCopy = {
  heading: 'Finished tests of this site',
  text: 'Real visitors, real figures. Every test is listed, including those that found nothing.',
  badge: 'Finished',
  goal: 'Counts visitors who',
  columns: { version: 'Version', visitors: 'Visitors', reached: 'Did it', share: 'Share' },
  bar: {
    caption: 'Difference from version A',
    version: 'Version',
    low: 'At least',
    high: 'At most',
    unlimited: 'no limit',
    none: 'No difference',
  },
  method: {
    heading: 'How this is computed',
    text: 'Visitors are assigned at random and counted from the moment they see the tested words; each counts once, and only after the days for the goal are over. The bar shows every difference that the counts allow. It is where two intervals overlap. One holds however often you look (Robbins, 1% error). The other is exact at the planned end (Clopper and Pearson, 4% error). Nothing is said before 14 days and 20 visitors who reached the goal.', // not a claim
  },
} as const satisfies FinishedTestsCopy;
