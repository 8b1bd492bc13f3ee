type GuideBubbleCopy = { label: string; skipTyping: string; dismiss: string };

export const guideBubbleCopy = {
  label: 'Guide',
  skipTyping: 'Show full text',
  dismiss: 'Dismiss',
} as const satisfies GuideBubbleCopy;
