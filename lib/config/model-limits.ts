/** From the question to the end of the answer, retry included. */
export const MODEL_DEADLINE_MS = 8000;
/** For `route`, of a call that asks the model: its deadline and what stands before and behind it. */
export const MODEL_ROUTE_DEADLINE_MS = MODEL_DEADLINE_MS + 1000;
export const MODEL_REPLY_MAX_BYTES = 512 * 1024;
/** The share of the allowance above which the model is spared. */
export const MODEL_ALLOWANCE_SHARE = 0.8;
