import type { FoundPlaces, NumberSummary, PlaceSummary } from '../edit-session';
import { element, type Properties } from './element';

type Edit = (id: string) => Promise<void>;

type Kind = FoundPlaces['kind'] | 'number';

const WORDS: Readonly<Record<Kind, string>> = {
  whole: 'These words are in several places. The likeliest is first:',
  part: 'These words are part of a longer text:',
  composed: 'This text is composed of these texts; the rest, such as a number, is computed:',
  number: 'These words are computed from a number. Change it in its file:',
  none: 'No text in lib/content contains this. It is computed, or a name that only developers change.',
};

export const whereIs = ({ file, line, keyPath }: PlaceSummary) => `${file}, line ${line}: ${keyPath}`;

export const countVisitors = ({ readers, visitors }: PlaceSummary) =>
  readers === visitors
    ? `read by all ${readers} kinds of visitors`
    : `read by ${readers} of the ${visitors} kinds of visitors`;

export const listItem = (properties: Properties, ...children: readonly HTMLElement[]) =>
  element('li', {}, element('button', { type: 'button', ...properties }, ...children));

export function listPlaces(places: readonly PlaceSummary[], edit: Edit): HTMLElement {
  const items = places.map((place) =>
    listItem(
      { class: 'place', click: () => void edit(place.id) },
      element('span', {}, place.text),
      element('small', {}, `${whereIs(place)}; ${countVisitors(place)}`),
    ),
  );
  return element('ul', {}, ...items);
}

const showNumber = ({ file, line, keyPath, value }: NumberSummary) =>
  element(
    'li',
    {},
    element('span', {}, String(value)),
    element('small', {}, `${file}, line ${line}: ${keyPath}`),
  );

export function showPlaces(text: string, { kind, places, numbers }: FoundPlaces, edit: Edit): HTMLElement {
  const message = kind === 'none' && numbers.length > 0 ? 'number' : kind;
  return element(
    'div',
    {},
    element('p', { class: 'sought' }, `“${text.trim()}”`),
    element('p', {}, places.length === 1 && message === 'whole' ? 'These words are here:' : WORDS[message]),
    listPlaces(places, edit),
    kind === 'composed' && numbers.length > 0 && element('p', {}, 'The number is written here:'),
    element('ul', { class: 'numbers' }, ...numbers.map(showNumber)),
  );
}
