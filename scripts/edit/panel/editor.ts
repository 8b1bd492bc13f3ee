import type { PlaceDetails, PlaceSummary } from '../edit-session';
import { call } from './calls';
import { attempt, element, formElement } from './element';
import { countVisitors, listItem, listPlaces, whereIs } from './places';
import type { ShownFinding } from '../findings';

type VerdictParts = {
  edit: (id: string) => Promise<void>;
  /** Says what happened to the files. */
  message: HTMLElement;
};

const describeCount = (count: number) => `${count} ${count === 1 ? 'thing' : 'things'} to fix:`;

/** The result of the check, newest finding first; each leads to its text. */
export function createVerdict({ edit, message }: VerdictParts) {
  const says = element('p', { role: 'status' });
  const list = element('ul', { class: 'findings' });
  const view = element('div', {}, says, list);

  function item({ where, message: text, placeId }: ShownFinding): HTMLElement {
    const label = [element('small', {}, where), element('span', {}, text)];
    const place =
      placeId === null
        ? element('div', { class: 'place' }, ...label)
        : element('button', { type: 'button', class: 'place', click: () => void edit(placeId) }, ...label);
    return element('li', {}, place);
  }

  /** @param happened what the check follows, such as 'Saved in home.ts.' */
  async function show(happened: string): Promise<void> {
    message.replaceChildren(happened);
    says.replaceChildren('Checking …');
    list.replaceChildren();
    await attempt(says, async () => {
      const { findings } = await call('check', {});
      says.replaceChildren(findings.length === 0 ? 'Content is fine.' : describeCount(findings.length));
      list.replaceChildren(...findings.map(item));
    });
  }

  /** Findings that are still open; nothing if there are none. */
  async function recall(): Promise<void> {
    const { findings } = await call('check', {});
    if (findings.length === 0 || says.textContent !== '') return;
    says.replaceChildren(describeCount(findings.length));
    list.replaceChildren(...findings.map(item));
  }

  return { view, show, recall };
}

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
