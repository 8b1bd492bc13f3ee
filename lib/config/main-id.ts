/** Of the main area: where the skip link leads, and what the first paint waits for. */
export const MAIN_ID = 'main';
