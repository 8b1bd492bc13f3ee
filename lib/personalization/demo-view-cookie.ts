/** Who is shown in the demo view. A browser that holds it keeps nothing, and its calls write nothing. */
export const DEMO_VIEW_COOKIE = 'demo-view';
