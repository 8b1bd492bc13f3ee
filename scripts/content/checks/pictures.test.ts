import { constant, contentOf } from '../fixture';
import { checkPictures } from './targets';

const publicFiles = new Set(['/images/shop.webp']);
const check = (value: string) =>
  checkPictures(contentOf({ 'pages/demo.ts': constant(value) }, { publicFiles }));

test('a picture with alternative text', () => {
  expect(check("{ image: { src: '/images/shop.webp', alt: 'A shop window at dusk.' } }")).toEqual([]);
});

test('a decorative picture needs none', () => {
  expect(check("{ imageUrl: '/images/subjects/weak-signals.svg' }")).toEqual([]);
});

test.each([
  [
    "{ image: { src: '/images/shop.webp' } }",
    'This picture has no alt text. Describe in a sentence what it shows.',
  ],
  [
    "{ image: { src: '/images/shop.webp', alt: '' } }",
    'The alt text is empty. Describe in a sentence what the picture shows.',
  ],
  [
    "{ image: { src: '/images/shop.webp', alt: 'shop.webp' } }",
    'The alt text is a file name. Describe in a sentence what it shows.',
  ],
])('%s lacks alternative text', (value, message) => {
  expect(check(value)).toEqual([{ file: 'pages/demo.ts', line: 1, item: 'image', field: 'alt', message }]);
});

test('a missing picture file', () => {
  expect(check("{ image: { src: '/images/shed.webp', alt: 'A shed.' } }")).toEqual([
    expect.objectContaining({
      field: 'src',
      message: 'There is no picture /images/shed.webp in the folder public.',
    }),
  ]);
});
