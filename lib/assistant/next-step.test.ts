import { appendNextStep, splitNextStep } from './next-step';

const step = { label: 'Start the trial', href: '/pricing#trial' } as const;

test('a step is the last paragraph, in words that any client can show', () => {
  const reply = appendNextStep('It is free.', step);
  expect(reply).toBe('It is free.\n\nStart the trial: /pricing#trial');
  expect(splitNextStep(reply)).toEqual({ text: 'It is free.', step });
});

test('an answer without a step stays as it is', () => {
  expect(appendNextStep('It is free.', undefined)).toBe('It is free.');
});

test.each([
  'You can read more at /pricing.',
  'See: /pricing',
  'It is free.\n\nStart: /nowhere',
  'It is free.\n\nStart: https://evil.example/pricing',
  'It is free.\n\nStart: /pricing.',
  'It is free.\n\nStart: /pricing and more',
  `It is free.\n\n${'x'.repeat(61)}: /pricing`,
])('%j has none', (reply) => {
  expect(splitNextStep(reply)).toEqual({ text: reply, step: null });
});
