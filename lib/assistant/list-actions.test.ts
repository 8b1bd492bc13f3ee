import { listActions } from './list-actions';

test.each([
  [
    'Show me the page for developers',
    [{ type: 'choose-persona', label: 'Show me the page for developers', segment: 'developer' }],
  ],
  [
    'I am a researcher',
    [{ type: 'choose-persona', label: 'Show me the page for researchers', cluster: 'researcher' }],
  ],
  ['Can I take a tour?', [{ type: 'start-tour', label: 'Start the tutorial' }]],
  ['What does it cost?', []],
  ['What is a developer?', []],
])('%s offers %j', (question, expected) => {
  expect(listActions(question)).toEqual(expected);
});
