import { constant, contentOf } from '../fixture';
import { checkWording } from './words';

const check = (text: string) => checkWording(contentOf({ 'home.ts': constant(`{ text: '${text}' }`) }));

test.each(['A to-do list for editors', 'We know that that helps', 'The theory of the page', 'What? Why??'])(
  '“%s” is finished',
  (text) => {
    expect(check(text)).toEqual([]);
  },
);

test.each(['TODO', 'Price: tbd', 'Lorem ipsum dolor', 'xxx', 'Coming soon to you', 'Why???'])(
  '“%s” is not finished',
  (text) => {
    expect(check(text)).toEqual([
      expect.objectContaining({ field: 'text', message: expect.stringContaining('looks unfinished') }),
    ]);
  },
);

test('a word that appears twice', () => {
  expect(check('Open the the page')).toEqual([
    expect.objectContaining({
      message: '“the the”: the word the appears twice. An inserted claim may already contain it.',
    }),
  ]);
});

test('an empty text', () => {
  expect(check(' ')).toEqual([expect.objectContaining({ message: expect.stringContaining('is empty') })]);
});

test.each(['[Insert text here]', 'Headline here', 'Start <b>free</b>', 'Start **free**', 'Free &amp; easy'])(
  '“%s” is not a text for visitors',
  (text) => {
    expect(check(text)).toHaveLength(1);
  },
);

test.each(['A ${claims.freeTrial.value} trial', 'A {claims.freeTrial.value} trial', 'Go to ${ROUTES.home}'])(
  '“%s” would show code to visitors',
  (text) => {
    expect(check(text)).toEqual([
      expect.objectContaining({ message: expect.stringContaining('Put the text between backticks') }),
    ]);
  },
);
