import type { ShownFinding } from '../findings';
import { call } from './calls';
import { attempt, element } from './element';

type Parts = {
  edit: (id: string) => Promise<void>;
  /** Says what happened to the files. */
  message: HTMLElement;
};

const describeCount = (count: number) => `${count} ${count === 1 ? 'thing' : 'things'} to fix:`;

/** The result of the check, newest finding first; each leads to its text. */
export function createVerdict({ edit, message }: Parts) {
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
