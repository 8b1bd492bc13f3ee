import { splitSentences, splitQuestions } from './terms';

test('a sentence ends with its punctuation, which numbers and addresses can contain', () => {
  expect(
    splitSentences('It has 99.9% uptime. Mail sales@attune.example! “Really?” Yes.\n\nGo to /api.'),
  ).toEqual([
    'It has 99.9% uptime. ', // not a claim
    'Mail sales@attune.example! ',
    '“Really?” ',
    'Yes.\n\n',
    'Go to /api.',
  ]);
  expect(splitSentences('no end')).toEqual(['no end']);
});

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
