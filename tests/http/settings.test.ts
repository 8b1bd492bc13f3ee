import { myDataCopy } from '@/lib/content/pages/my-data';
import { shellCopy } from '@/lib/content/shell';
import { readPage, textOf } from '../support/http/read-page';

test('without scripts the settings page describes the themes and links to the stored data', async () => {
  const { document } = await readPage('/settings');
  const main = document.querySelector('main');
  for (const { description } of Object.values(shellCopy.visualTheme.options))
    expect(textOf(main)).toContain(description);
  const links = [...document.querySelectorAll('main a')];
  const stored = links.find((link) => textOf(link) === myDataCopy.unscriptedLink);
  expect(stored?.getAttribute('href')).toBe('/api/my-data/download');
  const remove = [...document.querySelectorAll('main button')].find(
    (button) => textOf(button) === myDataCopy.remove,
  );
  expect(remove?.closest('[data-scripted]')).not.toBeNull();
});
