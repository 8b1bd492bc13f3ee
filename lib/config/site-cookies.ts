/**
 * This site's cookies. `visitor` no script can read; over https it is called `__Host-visitor`. `demo-view` is there
 * while somebody shows the site to others, at their own request.
 * Apart from cookies.ts, which every page loads.
 */
export const SITE_COOKIES = {
  consent: { isEssential: true, isReadable: true },
  'demo-view': { isEssential: true, isReadable: true },
  experiments: { isEssential: false, isReadable: true },
  persona: { isEssential: false, isReadable: true },
  'session-persona': { isEssential: true, isReadable: true },
  visitor: { isEssential: false, isReadable: false },
} as const;
