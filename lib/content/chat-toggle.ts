/** The chat's button. The rest of the chat's copy is loaded when the chat opens. */
export const chatToggleCopy = {
  label: 'Chat assistant',
  loadFailed: 'The chat did not load. Please try again.',
} as const;
