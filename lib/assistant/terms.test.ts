import { splitSentences } from './terms';

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
