/** The picture beside the home page's headline. A leader's is the forecast in scenes.ts. */
export const heroPictureCopy = {
  decision: { title: 'How this page was chosen', request: 'Request', rule: 'Rule', response: 'Response' },
  readers: {
    title: 'One address, three readers',
    same: 'The facts, the prices and the address are the same for all three.',
  },
} as const;
