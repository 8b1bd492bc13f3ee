export const SHARE_LINK_DAYS = 7;
export const SHARE_LINK_DAYS_MAX = 30;
