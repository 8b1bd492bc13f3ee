import { splitQuestions } from './split-questions';

test.each([
  ['How long is the trial?', ['How long is the trial?']],
  [
    'What does Grow cost, does it include A/B tests and can I cancel monthly?',
    ['What does Grow cost,', 'does it include A/B tests', 'can I cancel monthly?'],
  ],
  [
    'Which product reads reviews and in which plan do I get it?',
    ['Which product reads reviews', 'in which plan do I get it?'],
  ],
  ['Is there a key? And a limit?', ['Is there a key?', 'a limit?']],
  ['We get 8,000 visitors a month. Is that enough?', ['We get 8,000 visitors a month. Is that enough?']],
  ['I am blind, can I use the chat?', ['I am blind, can I use the chat?']],
  ['terms and conditions, search and find', ['terms and conditions, search and find']],
  ['what comes back? thanks', ['what comes back? thanks']],
  ['', ['']],
])('%s', (message, questions) => {
  expect(splitQuestions(message)).toEqual(questions);
});
