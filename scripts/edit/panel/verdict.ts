import type { ShownFinding } from '../findings';
import { call } from './calls';
import { attempt, element } from './element';

type Parts = {
  edit: (id: string) => Promise<void>;
  refresh: () => Promise<void>;
  /** Says what happened to the files. */
  message: HTMLElement;
};

/** The result of the check, newest finding first: each leads to its text, and is corrected by one press if it can be. */
export function createVerdict({ edit, refresh, message }: Parts) {
  const says = element('p', { role: 'status' });
  const list = element('ul', { class: 'findings' });
  const view = element('div', {}, says, list);

  const correct = (keys: readonly string[]) =>
    attempt(message, async () => {
      await call('correct', { keys });
      await refresh();
      await show(keys.length === 1 ? 'Corrected.' : `Corrected in ${keys.length} places.`);
    });

  const press = (label: string, keys: readonly string[]) =>
    element('button', { type: 'button', class: 'correct', click: () => void correct(keys) }, label);

  function item({ key, where, message: text, placeId, offer }: ShownFinding): HTMLElement {
    const words = [element('small', {}, where), element('span', {}, text)];
    const place =
      placeId === null
        ? element('div', { class: 'place' }, ...words)
        : element('button', { type: 'button', class: 'place', click: () => void edit(placeId) }, ...words);
    return element('li', {}, place, offer !== null && press(offer, [key]));
  }

  /** @param happened what the check follows, such as 'Saved in home.ts.' */
  async function show(happened: string): Promise<void> {
    message.replaceChildren(happened);
    says.replaceChildren('Checking …');
    list.replaceChildren();
    await attempt(says, async () => {
      const { findings } = await call('check', {});
      const keys = findings.filter(({ offer }) => offer !== null).map(({ key }) => key);
      const count = `${findings.length} ${findings.length === 1 ? 'thing' : 'things'} to fix:`;
      says.replaceChildren(findings.length === 0 ? 'Content is fine.' : count);
      const all = keys.length > 1 && element('li', {}, press(`Correct ${keys.length} at once`, keys));
      list.replaceChildren(...(all ? [all] : []), ...findings.map(item));
    });
  }

  return { view, show };
}
