/** 13 months, and below the 400 days that browsers allow: as long as anything here remembers a visitor. */
export const COOKIE_MAX_AGE_SECONDS = 395 * 24 * 60 * 60;
