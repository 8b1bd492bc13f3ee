/** Until the end of the model's answer, retry included; a visitor waits at most eight seconds. */
export const MODEL_DEADLINE_MS = 7800;
export const MODEL_ROUTE_DEADLINE_MS = MODEL_DEADLINE_MS + 1000;
export const MODEL_REPLY_MAX_BYTES = 512 * 1024;
export const MODEL_ALLOWANCE_SHARE = 0.8;
