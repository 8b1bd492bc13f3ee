/** The durations of spec §4 and §9, in milliseconds. */
export const TYPING_GUIDE_MS = 40;
export const TYPING_ONBOARDING_GUIDE_MS = 20;
export const TYPING_CHAT_MS = 15;
export const GUIDE_DISMISS_FADE_MS = 300;
export const TUTORIAL_STEP_DELAY_MS = 500;
export const TUTORIAL_WELCOME_DELAY_MS = 1000;
export const PERSONALIZING_BADGE_MS = 800;
export const CONTENT_BLOCKS_LOADING_MS = 1200;
export const ANALYTICS_LOADING_MS = 1000;
export const COPIED_LABEL_MS = 2000;
export const ANNOUNCEMENT_CLEAR_MS = 3000;
export const SIMULATED_FETCH_MS = 800;
export const INSTALL_PROMPT_DELAY_MS = 5000;
export const INSTALL_PROMPT_IOS_DELAY_MS = 10_000;
export const ANALYSIS_DELAY_MS = 1000;
export const VOICE_BADGE_MS = 8000;
export const VOICE_SUCCESS_TOAST_MS = 2000;
export const VOICE_UNMATCHED_TOAST_MS = 3000;
export const VOICE_HELP_TOAST_MS = 5000;
/** Not in the specification: how long a speech recognizer can stay silent before it counts as failed. */
export const VOICE_RESPONSE_TIMEOUT_MS = 10_000;
/** How long it can take to start: the browser may first ask the visitor for permission. */
export const VOICE_PERMISSION_TIMEOUT_MS = 60_000;
export const TOAST_DURATION_MS = 5000;
export const TOAST_REMOVAL_DELAY_MS = 1_000_000;
export const SCROLL_SAMPLE_MS = 250;
/** Not in the specification: how long events wait to be batched, and the maximum delay after failures. */
export const EVENTS_FLUSH_MS = 30_000;
export const EVENTS_RETRY_LIMIT_MS = 60_000;
/** From half of a delay to all of it, so that browsers that failed together do not try again together. */
export function spreadRetry(delayMs: number): number {
  return delayMs * (0.5 + Math.random() / 2);
}

/** Not in the specification: refresh interval of the live figures while they are visible. */
export const LIVE_REFRESH_MS = 30_000;
/** Not in the specification: first and longest delay before settings that failed to load are requested again. */
export const SETTINGS_RETRY_MS = 10_000;
export const SETTINGS_RETRY_LIMIT_MS = 300_000;

/** Not in the specification: long enough for a phone on a weak network, short enough to report a silent server. */
export const CALL_TIMEOUT_MS = 20_000;
/** Not in the specification: a word typed slowly is announced once, not letter by letter. */
export const SEARCH_ANNOUNCE_DELAY_MS = 700;
/** Not in the specification: how long the address of a downloaded file stays valid. */
export const DOWNLOAD_URL_MS = 40_000;
