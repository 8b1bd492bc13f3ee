/** The most characters that a chat message takes, after trimming. */
export const MAX_MESSAGE_LENGTH = 2000;

/** From here on the text box counts. */
export const COUNTED_MESSAGE_LENGTH = 1800;
