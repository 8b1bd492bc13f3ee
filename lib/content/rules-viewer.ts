/** Controls of the rules viewer. The descriptions of the rules are in rules.ts. */
export const rulesViewerCopy = {
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  copy: 'Copy Code',
  // On the button, for two seconds.
  copied: 'Copied!',
  // Read by screen readers after the rule’s name.
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
    // ‘Case 3 of 11 decides.’ ‘Cases 1 and 4 of 7 act.’
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
} as const;
