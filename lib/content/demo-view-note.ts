/** What forms say in the demo view once they were sent. */
export const demoViewNote = 'Demo view: not saved.';
