import { constant, contentOf } from '../fixture';
import { checkReading } from './words';

const PLAIN = 'You open a page and see what it can do, and then you choose what to read next.';
const HARD =
  'Organizational stakeholders collaboratively operationalize multidimensional personalization methodologies notwithstanding infrastructural incompatibilities and considerations.';

const check = (text: string) => checkReading(contentOf({ 'home.ts': constant(`{ text: '${text}' }`) }));

test('a plain sentence', () => {
  expect(check(PLAIN)).toEqual([]);
});

test('a hard sentence among plain ones', () => {
  expect(check(`${PLAIN} ${HARD}`)).toEqual([
    expect.objectContaining({
      field: 'text',
      message: expect.stringMatching(
        /^“Organizational stakeholders.*…” is hard to read \(grade \d+\.\d, at most 11\)/,
      ),
    }),
  ]);
});

test('a short sentence can contain a long word', () => {
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

  test('that is easy to read as a whole', () => {
    expect(article(PLAIN)).toEqual([]);
  });

  test('that is hard to read, although no sentence is long', () => {
    expect(article('Organizational methodologies necessitate considerations. '.repeat(9).trim())).toEqual([
      expect.objectContaining({
        file: 'hub/a.ts',
        message: expect.stringContaining('The article as a whole'),
      }),
    ]);
  });
});
