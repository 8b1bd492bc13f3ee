import { constant, contentOf } from '../fixture';
import { checkReading } from './words';

const PLAIN = 'You open a page and see what it can do, and then you choose what to read next.';
const HARD =
  'Organizational stakeholders collaboratively operationalize multidimensional personalization methodologies notwithstanding infrastructural incompatibilities and considerations.';

const check = (text: string) => checkReading(contentOf({ 'home.ts': constant(`{ text: '${text}' }`) }));

test('a plain sentence', () => {
  expect(check(PLAIN)).toEqual([]);
});

test('a hard one, among plain ones', () => {
  expect(check(`${PLAIN} ${HARD}`)).toEqual([
    expect.objectContaining({
      field: 'text',
      message: expect.stringMatching(
        /^“Organizational stakeholders.*…” is hard to read \(grade \d+\.\d, at most 11\)/,
      ),
    }),
  ]);
});

test('a short one may hold a long word', () => {
  expect(check('Personalization methodologies, infrastructure and organizational considerations.')).toEqual(
    [],
  );
});

describe('an article', () => {
  const article = (text: string) =>
    checkReading(
      contentOf({
        'hub/a.ts': `export const a = { id: 'a', sections: [{ heading: 'One', paragraphs: ['${text}'] }] };`,
      }),
    );

  test('that reads well as a whole', () => {
    expect(article(PLAIN)).toEqual([]);
  });

  test('that does not, though no sentence is long', () => {
    expect(article('Organizational methodologies necessitate considerations. '.repeat(9).trim())).toEqual([
      expect.objectContaining({
        file: 'hub/a.ts',
        message: expect.stringContaining('The article as a whole'),
      }),
    ]);
  });
});
