type RulesViewerCopy = {
  expandAll: string;
  collapseAll: string;
  copy: string;
  /** Shown on the button for two seconds. */
  copied: string;
  /** Read by screen readers after the rule's name. */
  copiedNote: string;
  copyFailed: string;
  closeCode: string;
  try: {
    open: string;
    close: string;
    loadFailed: string;
    heading: string;
    text: string;
    result: string;
    /** 'Case' 3 'of' 11 'decides.'; 'Cases' 1 and 4 'of' 7 'act.' */
    fired: {
      case: string;
      cases: string;
      of: string;
      decides: string;
      acts: string;
      act: string;
      nothing: string;
      otherwise: string;
    };
    sum: string;
    /** Replaces the signals if no case matched. */
    nothingSeen: string;
  };
  /** Connects the conditions of a rule: 'If' … 'and' … */
  sentence: { when: string; and: string; or: string };
};

/** Controls of the rules viewer. The descriptions of the rules are in rules.ts. */
export const rulesViewerCopy = {
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  copy: 'Copy Code',
  copied: 'Copied!',
  copiedNote: 'is on your clipboard.',
  copyFailed: 'Copying is blocked here. Select the code to copy it.',
  closeCode: 'Hide the code',
  try: {
    open: 'Try this rule',
    close: 'Close the form',
    loadFailed: 'Not loaded. Try again',
    heading: 'A made-up visitor',
    text: 'Change a value. The rule decides at once, as it would on any page of this site.',
    result: 'Result',
    fired: {
      case: 'Case',
      cases: 'Cases',
      of: 'of',
      decides: 'decides.',
      acts: 'acts.',
      act: 'act.',
      nothing: 'No case matches, so nothing changes.',
      otherwise: 'No case matches, so the default applies.',
    },
    sum: 'Total points',
    nothingSeen: 'Nothing that a case looks for',
  },
  sentence: { when: 'If', and: 'and', or: 'or' },
} as const satisfies RulesViewerCopy;
