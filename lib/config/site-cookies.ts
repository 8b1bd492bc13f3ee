/**
 * `visitor` is not readable by scripts and called `__Host-visitor` over HTTPS. `demo-view` exists only while somebody
 * presents the site. Kept apart from cookies.ts, which every page loads.
 */
export const SITE_COOKIES = {
  consent: { isEssential: true, isReadable: true },
  'demo-view': { isEssential: true, isReadable: true },
  experiments: { isEssential: false, isReadable: true },
  persona: { isEssential: false, isReadable: true },
  'session-persona': { isEssential: true, isReadable: true },
  visitor: { isEssential: false, isReadable: false },
} as const;
