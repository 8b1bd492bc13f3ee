export const guideBubbleCopy = {
  label: 'Guide',
  skipTyping: 'Show full text',
  dismiss: 'Dismiss',
} as const;
