export const MAX_MESSAGE_LENGTH = 2000;

export const MESSAGE_COUNTER_THRESHOLD = 1800;

export const DEMO_REQUEST_LIMITS = { name: 100, email: 254, company: 200, message: 2000 } as const;

export const MAX_FEEDBACK_LENGTH = 2000;

export const SHARE_LINK_DAYS = 7;
export const SHARE_LINK_DAYS_MAX = 30;
