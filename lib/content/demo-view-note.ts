/** Shown in the demo view after a form is sent. */
export const demoViewNote = 'Demo view: not saved.';
