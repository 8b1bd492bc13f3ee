/** Instances may differ by this much in what time it is. */
export const CLOCK_SKEW_MS = 2000;
