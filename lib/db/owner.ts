/** Whose rows a call is about: a visitor (by the hash of its cookie) and one of that visitor's user ids. */
export type Owner = { visitorId: string; userId: number };
