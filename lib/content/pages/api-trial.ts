/** Beside each command. */
export const apiCopyCopy = {
  label: 'Copy',
  copied: 'Copied!',
  note: 'The command is copied, with the address of this site.',
  failed: 'Copying is blocked here. The command is selected, so press Ctrl or ⌘ and C.',
} as const;

/** The button that opens the form. */
export const apiTrialOpener = {
  open: 'Try it',
  opening: 'Opening…',
  failed: 'The form did not load. Check the connection and try again.',
} as const;

/** The words of the form that makes a call from this page. It is loaded when somebody opens one. */
export const apiTrialCopy = {
  heading: 'Try it on this site',
  note: 'This is a real call, made as you. What you write is stored under your own number.',
  ownNumber: 'Writes go to your own number, so it is fixed here.',
  readNumber: 'Any number works for reading. You only ever see your own rows.',
  optional: 'May stay empty.',
  body: 'JSON body',
  bodyNote: 'Your own number stands in userId. It has to stay, so that you write only for yourself.',
  foreignNumber: 'This call is not sent: userId has to be your own number, which is',
  send: 'Send',
  sending: 'Sending…',
  reset: 'Reset',
  close: 'Close',
  answer: 'Answer',
  status: 'Status',
  milliseconds: 'ms',
  emptyBody: 'The answer has no body.',
  cut: 'The rest is left out here.',
  waitFor: 'Wait for this many seconds:',
  noAnswer: 'No answer came. Check the connection and send it again.',
  lookAt: 'Look at',
  bodyWords: 'Body of the answer',
} as const;
