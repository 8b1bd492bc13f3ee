import type { Arm } from '@/lib/personalization/arms';
import type { ExperimentGoal } from './experiment';

type Finding = { title: string; text: string };

type ExperimentReportCopy = {
  /** Continues 'visitors who …'. */
  goals: Record<ExperimentGoal, string>;
  within: { day: string; days: string };
  /** Ends a comparison: 'Between 4 and 9% more visitors … with B than with A.' */
  pair: Record<'copy' | 'holdout', string>;
  arms: { copy: Record<Arm, string>; holdout: Record<'a' | 'b', string> };
  progress: { draft: string; before: string; running: string; ended: string; whole: string };
  range: { worseOrBetter: string; worseOrMore: string; better: string; betterFrom: string; worse: string };
  verdicts: {
    notStarted: Finding;
    collecting: Finding & { before: string; days: string };
    tooFew: Finding;
    tooEarly: Finding;
    better: Finding;
    worse: Finding;
    small: Finding;
    unclear: Finding;
    stopped: Finding;
    trouble: { title: string; split: string; mismatches: string; mixed: string; declaration: string };
    contradiction: Finding;
  };
  /** The next step: while the experiment runs, on its last day, and after it ended. */
  next: {
    running: string;
    early: string;
    take: string;
    keep: string;
    either: string;
    unclear: string;
    personalize: string;
    standard: string;
    ended: string;
  };
  guard: { tooFew: string; worse: string; fine: string };
  health: {
    fine: string;
    sick: string;
    none: string;
    seen: string;
    half: string;
    equal: string;
    shares: string;
  };
};

/**
 * Results of experiments. Names in braces are placeholders: {b} is the version's name from `arms`, and {Range} is {range}
 * capitalized.
 */
export const experimentReportCopy = {
  goals: {
    'demo-request': 'asked for a demo',
    'docs-or-prices': 'opened the API documentation or the prices',
    'second-page': 'opened a second page',
    'step-taken': 'clicked a call to action',
  },
  within: { day: '{goal} within a day', days: '{goal} within {days} days' },
  arms: {
    copy: { a: 'A', b: 'B', c: 'C', d: 'D' },
    holdout: { a: 'The standard page', b: 'The personalized page' },
  },
  pair: { copy: 'with {b} than with A', holdout: 'on the personalized page than on the standard page' },
  progress: {
    draft: 'Draft, planned for {days} days',
    before: 'Starts on {date}',
    running: 'Day {day} of {days}',
    ended: 'Ended after {day} of {days} days',
    whole: 'Ran for its {days} days, from {date}',
  },
  range: {
    worseOrBetter: 'between {low}% fewer and {high}% more',
    worseOrMore: 'between {low}% fewer and any number more',
    better: 'between {low} and {high}% more',
    betterFrom: 'at least {low}% more',
    worse: 'between {low} and {high}% fewer',
  },
  verdicts: {
    notStarted: {
      title: 'Not started',
      text: 'It is a draft: visitors see the regular page, and nothing is counted.',
    },
    collecting: {
      title: 'Collecting',
      text: 'First figures on {date}. Nothing to do.',
      before: 'It has not begun. Nothing to do.',
      days: 'Figures appear once {fewest} visitors have reached the goal: {reached} so far. Nothing to do.',
    },
    tooFew: {
      title: 'Too few to tell',
      text: 'Its days are over. Visitors who reached the goal: {reached}. It takes {fewest} to say anything.',
    },
    tooEarly: {
      title: 'Too early to say',
      text: '{Range} visitors {did} {pair}, as far as we can tell today.',
    },
    better: { title: '{b} is better', text: '{Range} visitors {did} {pair}.' },
    worse: { title: '{b} is worse', text: '{Range} visitors {did} {pair}.' },
    small: {
      title: 'No difference that matters',
      text: '{Range} visitors {did} {pair}. Either way, that is less than the 10% that would matter.', // not a claim
    },
    unclear: {
      title: 'No clear difference',
      text: '{Range} visitors {did} {pair}. That range is too wide to choose by.',
    },
    stopped: {
      title: 'Stopped early',
      text: 'It was ended before its days were over. No conclusion can be drawn, in either direction.',
    },
    trouble: {
      title: 'Do not use this result',
      split: 'The counting went wrong: {seen}, although the plan was {shares}.',
      mismatches: 'The counting went wrong. Pages that showed someone else’s version: {count}.',
      mixed: 'The counting went wrong. Visitors who saw more than one version: {count}.',
      declaration: 'The experiment was changed while it ran, so its days cannot be added up.',
    },
    contradiction: {
      title: 'It contradicts itself',
      text: 'The earlier days and the later days cannot both be right. Something changed along the way, so do not use this result.',
    },
  },
  next: {
    running: 'Last figures on {date}. Nothing to do.',
    early: 'Leave it running until {date}: ending it sooner would leave no result.',
    take: 'Take {b}.',
    keep: 'Keep A.',
    either: 'Keep whichever you like more.',
    unclear: 'Keep A, or try something bolder in a new experiment.',
    personalize: 'Keep personalizing.',
    standard: 'The standard page did better.',
    ended: 'Kept: {kept}.',
  },
  guard: {
    tooFew: 'Second goal: nothing can be said, because only a few visitors {goal}.',
    worse: 'Second goal: {range} visitors {goal} {pair}. Weigh that before you decide.',
    fine: 'Second goal: {range} visitors {goal} {pair}, so there is no clear loss.',
  },
  health: {
    fine: 'The counting is right: {seen}, as planned ({shares}). Pages that showed someone else’s version: {mismatched}. Visitors who saw more than one version: {mixed}.',
    sick: 'No figures are shown. End the experiment if it still runs, find the cause, and start a new one.',
    none: 'Nobody has been counted yet.',
    seen: '{count} saw {arm}',
    half: 'half each',
    equal: 'equal parts',
    shares: '{share}% {arm}',
  },
} as const satisfies ExperimentReportCopy;
