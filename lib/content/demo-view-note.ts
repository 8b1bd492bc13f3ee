/** What forms say in the demo view after they are sent. */
export const demoViewNote = 'Demo view: not saved.';
