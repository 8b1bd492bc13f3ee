import { call } from './calls';
import { element } from './element';

/** Says what was saved, offers to undo it, and adds what the content check finds. */
export async function showVerdict(
  status: HTMLElement,
  saved: string,
  refresh: () => Promise<void>,
): Promise<void> {
  const verdict = element('p', {}, 'Checking …');
  const undo = async () => {
    try {
      const { files } = await call('undo', {});
      await refresh();
      await showVerdict(status, `Undone in ${files.join(' and ')}.`, refresh);
    } catch (error) {
      verdict.replaceChildren(error instanceof Error ? error.message : String(error));
    }
  };
  const button = element('button', { type: 'button', click: () => void undo() }, 'Undo');
  status.replaceChildren(element('p', {}, saved), button, verdict);
  try {
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
  } catch (error) {
    verdict.replaceChildren(error instanceof Error ? error.message : String(error));
  }
}
