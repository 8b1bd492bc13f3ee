/** 13 months, below the browsers' limit of 400 days, for everything but demo requests. */
export const RETENTION_DAYS = 395;

export const COOKIE_MAX_AGE_SECONDS = RETENTION_DAYS * 24 * 60 * 60;

/** The prefix makes browsers reject the cookie from a subdomain or over plain HTTP. */
export const VISITOR_COOKIES = ['visitor', '__Host-visitor'] as const;

/** The persona shown in the demo view. While it is set, the browser stores nothing and its calls write nothing. */
export const DEMO_VIEW_COOKIE = 'demo-view';
