import { call } from './calls';
import { attempt, element } from './element';

export async function showVerdict(
  status: HTMLElement,
  saved: string,
  refresh: () => Promise<void>,
): Promise<void> {
  const verdict = element('p', {}, 'Checking …');
  const undo = async () => {
    const { files } = await call('undo', {});
    await refresh();
    await showVerdict(status, `Undone in ${files.join(' and ')}.`, refresh);
  };
  const button = element('button', { type: 'button', click: () => void attempt(verdict, undo) }, 'Undo');
  status.replaceChildren(element('p', {}, saved), button, verdict);
  await attempt(verdict, async () => {
    const { findings } = await call('check', {});
    const list = findings.map(({ file, line, item, field, message }) =>
      element(
        'li',
        {},
        `lib/content/${file}, line ${line}, ${[item, field].filter(Boolean).join(' › ')}: ${message}`,
      ),
    );
    const count = `${list.length} ${list.length === 1 ? 'thing' : 'things'} to fix:`;
    verdict.replaceChildren(list.length === 0 ? 'Content is fine.' : count);
    if (list.length > 0) status.append(element('ul', { class: 'findings' }, ...list));
  });
}
