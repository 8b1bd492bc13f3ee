export const question = 'What does Market Intelligence do?';
const context = { page: '/solutions', userAction: null, relevantFeature: null };

export const exchange = [
  { id: 1, message: question, isUserMessage: true, createdAt: '2024-05-01T09:30:00.000Z', context },
  {
    id: 2,
    message:
      'It finds trends early. You can read more at /solutions#market-intelligence.\n\nBook a demo: /contact#demo',
    isUserMessage: false,
    createdAt: '2024-05-01T09:30:01.000Z',
    context,
  },
] as const;
