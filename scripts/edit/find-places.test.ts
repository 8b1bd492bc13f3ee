import { DEFAULT_PERSONA, PERSONAS } from '@/lib/personalization/persona';
import { readSource } from '../content/source';
import { countReaders, isVariant } from './audience';
import { findPlaces } from './find-places';
import { readPlaces, type Place } from './place';

const CLAIMS = "export const claims = { trial: { value: '30-day' } } as const;";
const COPY = `
import { claims } from './claims';
const { trial } = claims;
const LABELS = ['Read more', 'Read less'].map(translate);
export const copy = {
  lede: \`Start a \${claims.trial.value} trial\`,
  also: \`Your \${trial.value} test\`,
  count: \`Found \${list.length} pages of results\`,
  hero: {
    developer: { explorer: { headline: 'Hello, developer' } },
    'innovation-leader': { explorer: { headline: 'Hello, leader' } },
  },
  first: { title: 'About us', label: 'Open' },
  second: { title: 'Prices', label: 'Open' },
  minutes: 'min read',
  long: 'A paragraph that is shown in two parts. This is the second.',
  id: 'some-id',
};`;

const places = readPlaces([readSource('copy.ts', COPY), readSource('claims.ts', CLAIMS)]);

function find(text: string, around = '') {
  const query = { texts: [text], around, path: '/', persona: DEFAULT_PERSONA };
  const { kind, places: found } = findPlaces(places, query);
  return [kind, ...found.map(({ keys }) => keys.join('.'))];
}

test.each([
  ['Start a 30-day  trial', ['whole', 'copy.lede']],
  ['Your 30-day test', ['whole', 'copy.also']],
  ['Found 7 pages of results', ['whole', 'copy.count']],
  ['READ LESS', ['whole', 'LABELS.1']],
  ['This is the second.', ['part', 'copy.long']],
  ['4 min read', ['composed', 'copy.minutes']],
  ['About us · Prices', ['composed', 'copy.first.title', 'copy.second.title']],
  ['30-day', ['whole', 'claims.trial.value']],
  ['some-id', ['none']],
  ['Quite different words', ['none']],
])('%s', (text, expected) => expect(find(text)).toEqual(expected));

test('of several places, the one whose neighbors are nearby ranks first', () => {
  expect(find('Open', 'Prices Open')).toEqual(['whole', 'copy.second.label', 'copy.first.label']);
  expect(find('Open', 'About us Open')).toEqual(['whole', 'copy.first.label', 'copy.second.label']);
});

test('a text’s readers are counted, and its variants found', () => {
  const headline = places.find(({ text }) => text === 'Hello, developer');
  const lede = places.find(({ text }) => text === 'Start a 30-day trial');
  if (!headline || !lede) throw new Error('There are no such places.');
  expect(countReaders(headline)).toBe(2);
  expect(countReaders(lede)).toBe(PERSONAS.length);
  const variantsOf = (place: Place) =>
    places.filter((other) => isVariant(place, other)).map(({ text }) => text);
  expect(variantsOf(headline)).toEqual(['Hello, developer', 'Hello, leader']);
  expect(variantsOf(lede)).toEqual([lede.text]);
});
