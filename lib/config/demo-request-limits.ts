/** The most characters that each field of a demo request takes; e-mail addresses can not be longer than 254. */
export const DEMO_REQUEST_LIMITS = { name: 100, email: 254, company: 200, message: 2000 } as const;
