import { answerLocally } from './answer-locally';
import { listActions } from './list-actions';

test.each([
  [
    'What does it cost?',
    'Read /pricing#plans.',
    [{ type: 'open-page', label: 'Open Pricing', href: '/pricing#plans' }],
  ],
  [
    'Show me the page for developers',
    'You can.',
    [{ type: 'switch-persona', label: 'Show me the page for developers', segment: 'developer' }],
  ],
  [
    'I am a researcher',
    'Fine.',
    [{ type: 'switch-persona', label: 'Show me the page for researchers', cluster: 'researcher' }],
  ],
  ['Can I take a tour?', 'Yes.', [{ type: 'start-tour', label: 'Start the tutorial' }]],
  ['I want a demo', 'Sure.', [{ type: 'request-demo', label: 'Request a demo' }]],
  ['Who founded it?', 'See https://evil.example and /admin.', []],
  ['What is a developer?', 'Nothing.', []],
])('%s → %s offers %j', (question, answer, expected) => {
  expect(listActions(question, answer)).toEqual(expected);
});

test('a page is offered once, and three things at most', () => {
  const offered = listActions('hm', 'See /pricing#plans, /pricing#trial, /api, /cases and /about.');
  expect(offered.map((action) => action.type === 'open-page' && action.href)).toEqual([
    '/pricing#plans',
    '/api',
    '/cases',
  ]);
});

test('whatever is offered has a label', () => {
  for (const message of ['What does it cost?', 'I want to see a demo', 'Switch to the developer view', 'xyz'])
    for (const action of listActions(message, answerLocally({ message }).text))
      expect(action.label).not.toBe('');
});
