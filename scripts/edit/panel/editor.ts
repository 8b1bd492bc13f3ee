import type { PlaceDetails, PlaceSummary } from '../edit-session';
import { call } from './calls';
import { attempt, element, formElement } from './element';
import { countVisitors, listItem, listPlaces, whereIs } from './places';

type Parts = {
  edit: (id: string) => Promise<void>;
  check: (saved: string) => Promise<void>;
  remember: (open: { id: string; isChecking: boolean }) => void;
  message: HTMLElement;
};

const count = (text: string) => [...text].length;

/** Names of inserted values are in brackets that visitors do not see. */
const lengthOf = (text: string) => count(text.replaceAll(/[⟦⟧]/g, ''));

const excessOf = (text: string, limit: PlaceDetails['limit']) =>
  limit ? Math.max(0, lengthOf(text) - limit.max) : 0;

function counter(textarea: HTMLTextAreaElement, limit: PlaceDetails['limit']): HTMLElement {
  const output = element('output', { for: 'text' });
  const update = () => {
    const length = lengthOf(textarea.value);
    const over = excessOf(textarea.value, limit);
    output.value = limit
      ? `${length} of ${limit.max} characters for a ${limit.name}`
      : `${length} characters`;
    if (over > 0) output.value += `: cut ${over}`;
    output.classList.toggle('over', over > 0);
  };
  textarea.addEventListener('input', update);
  update();
  return output;
}

function section(title: string, content: HTMLElement, isOpen: boolean): HTMLElement {
  return element('details', { open: isOpen }, element('summary', {}, title), content);
}

function showSiblings({ id, siblings }: PlaceDetails, { edit }: Parts): HTMLElement | null {
  if (siblings.length === 0) return null;
  const cards = siblings.map((sibling) =>
    listItem(
      { class: 'place', 'aria-current': String(sibling.id === id), click: () => void edit(sibling.id) },
      element('small', {}, sibling.audience),
      element('span', {}, sibling.text),
    ),
  );
  return section(
    `The same text for each visitor (${siblings.length})`,
    element('ul', { class: 'siblings' }, ...cards),
    true,
  );
}

function showList(title: string, places: readonly PlaceSummary[], { edit }: Parts, isOpen = false) {
  return places.length > 0 ? section(title, listPlaces(places, edit), isOpen) : null;
}

export function showEditor(place: PlaceDetails, parts: Parts): HTMLElement {
  const textarea = element('textarea', { id: 'text', rows: 4, spellcheck: true });
  textarea.value = place.text;
  const changeAll = element('input', { type: 'checkbox' });
  const number = place.same.length;
  const save = async () => {
    const ids = [place.id, ...(changeAll.checked ? place.same.map(({ id }) => id) : [])];
    if (textarea.value === place.text) return parts.message.replaceChildren('Nothing has changed.');
    const over = excessOf(textarea.value, place.limit);
    if (over > 0) return parts.message.replaceChildren(`Not saved yet: cut ${over} first.`);
    await call('change', { ids, before: place.text, text: textarea.value });
    parts.remember({ id: place.id, isChecking: true });
    const where = ids.length === 1 ? place.file : `${ids.length} places`;
    await parts.edit(place.id);
    await parts.check(`Saved in ${where}. The page updates automatically.`);
    parts.remember({ id: place.id, isChecking: false });
  };
  parts.remember({ id: place.id, isChecking: false });
  return formElement(
    () => attempt(parts.message, save),
    {},
    element('p', { class: 'where' }, `${whereIs(place)}; ${countVisitors(place)}`),
    element('label', { for: 'text' }, 'Text'),
    textarea,
    counter(textarea, place.limit),
    place.sources.length > 0 && element('p', {}, 'Words in ⟦ ⟧ are written elsewhere:'),
    place.sources.length > 0 && listPlaces(place.sources, parts.edit),
    place.insertions > 0 &&
      element(
        'p',
        {},
        place.insertions === 1
          ? 'One other text inserts these words and updates automatically.'
          : `${place.insertions} other texts insert these words and update automatically.`,
      ),
    number > 0 &&
      element('label', { class: 'all' }, changeAll, ` Change all ${number + 1} places with the same text`),
    element('button', { class: 'save' }, 'Save'),
    showList(`Places with the same text (${number})`, place.same, parts),
    showList(`Longer texts that contain it (${place.mentions.length})`, place.mentions, parts, true),
    showSiblings(place, parts),
  );
}
