export const DEMO_REQUEST_LIMITS = { name: 100, email: 254, company: 200, message: 2000 } as const;
