/** 13 months, below the browsers' limit of 400 days, for everything but demo requests. */
export const RETENTION_DAYS = 395;

export const COOKIE_MAX_AGE_SECONDS = RETENTION_DAYS * 24 * 60 * 60;

/** The prefix makes browsers refuse the cookie from a subdomain or over plain http. */
export const VISITOR_COOKIES = ['visitor', '__Host-visitor'] as const;

/** Who is shown in the demo view. A browser that holds it stores nothing, and its calls write nothing. */
export const DEMO_VIEW_COOKIE = 'demo-view';

/**
 * This site's cookies. `visitor` no script can read; over https it is called `__Host-visitor`. `demo-view` is there
 * while somebody shows the site to others, at their own request.
 */
export const SITE_COOKIES = {
  consent: { isEssential: true, isReadable: true },
  'demo-view': { isEssential: true, isReadable: true },
  experiments: { isEssential: false, isReadable: true },
  persona: { isEssential: false, isReadable: true },
  'session-persona': { isEssential: true, isReadable: true },
  visitor: { isEssential: false, isReadable: false },
} as const;
