/** Id of the main area, the target of the skip link. The first paint waits for it. */
export const MAIN_ID = 'main';
