/** What the chat's button says: all of its words that are loaded before somebody opens the window. */
export const chatToggleCopy = {
  label: 'Chat assistant',
  loadFailed: 'The chat did not load. Please try again.',
} as const;
