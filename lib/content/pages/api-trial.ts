/** The copy button next to each command. */
export const apiCopyCopy = {
  label: 'Copy',
  copied: 'Copied!',
  note: 'The command is copied, with this site’s address filled in.',
  failed: 'Copying is blocked here. The command is selected, so press Ctrl or ⌘ and C.',
} as const;

/** The button that opens the form. */
export const apiTrialOpener = {
  open: 'Try it',
  opening: 'Opening…',
  failed: 'The form did not load. Check your connection and try again.',
} as const;

/** The form that makes a call from the reference. It is loaded when opened. */
export const apiTrialCopy = {
  heading: 'Try it on this site',
  note: 'This is a real call, made as you. What you write is stored under your own number.',
  ownNumber: 'Writes go to your own number, so it is fixed here.',
  readNumber: 'Any number works for reading. You only ever see your own data.',
  optional: 'You can leave this empty.',
  body: 'JSON body',
  bodyNote: 'userId is your own number. Leave it as it is, so that you only write your own data.',
  foreignNumber: 'This call was not sent: userId must be your own number, which is',
  send: 'Send',
  sending: 'Sending…',
  reset: 'Reset',
  close: 'Close',
  answer: 'Response',
  status: 'Status',
  milliseconds: 'ms',
  emptyBody: 'The response has no body.',
  cut: 'The rest is not shown here.',
  waitFor: 'Seconds to wait:',
  noAnswer: 'No response came. Check your connection and send it again.',
  lookAt: 'Check',
  bodyWords: 'Response body',
} as const;
