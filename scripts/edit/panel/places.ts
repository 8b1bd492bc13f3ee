import type { PlaceSummary } from '../edit-session';
import type { Found } from '../find-places';
import { element, type Properties } from './element';

type Edit = (id: string) => Promise<void>;

const WORDS: Readonly<Record<Found['kind'], string>> = {
  whole: 'These words are in several places. The likeliest is first:',
  part: 'These words are part of a longer text:',
  composed: 'This text is composed of these texts; the rest, such as a number, is computed:',
  none: 'No text in lib/content contains this. It is computed, or a name that only developers change.',
};

export const whereIs = ({ file, line, keyPath }: PlaceSummary) => `${file}, line ${line}: ${keyPath}`;

export const countVisitors = (readers: number) =>
  readers === 18 ? 'read by all 18 kinds of visitors' : `read by ${readers} of the 18 kinds of visitors`;

export const listItem = (properties: Properties, ...children: readonly HTMLElement[]) =>
  element('li', {}, element('button', { type: 'button', ...properties }, ...children));

export function listPlaces(places: readonly PlaceSummary[], edit: Edit): HTMLElement {
  const items = places.map((place) =>
    listItem(
      { class: 'place', click: () => void edit(place.id) },
      element('span', {}, place.text),
      element('small', {}, `${whereIs(place)}; ${countVisitors(place.readers)}`),
    ),
  );
  return element('ul', {}, ...items);
}

export const showPlaces = (
  text: string,
  kind: Found['kind'],
  places: readonly PlaceSummary[],
  edit: Edit,
): HTMLElement =>
  element(
    'div',
    {},
    element('p', { class: 'sought' }, `“${text.trim()}”`),
    element('p', {}, places.length === 1 && kind === 'whole' ? 'These words are here:' : WORDS[kind]),
    listPlaces(places, edit),
  );
