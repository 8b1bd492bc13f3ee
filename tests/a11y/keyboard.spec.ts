import { expect, test } from '../e2e/site';
import { PATHS } from './paths';
import { DIALOGS, walkDialog } from './walk-dialog';
import { walkPage, WALKS } from './walk-page';

test.use({ allowedConsole: /status of 404/, reducedMotion: 'reduce' });

for (const path of PATHS)
  for (const walk of WALKS)
    test(`Tab walks through every control of ${path} at ${walk.width} px, seen and uncovered, and out again`, async ({
      page,
    }) => {
      expect(await walkPage(page, path, walk)).toEqual([]);
    });

for (const dialog of DIALOGS)
  test(`${dialog.name}: Enter opens it, each stop is seen, Escape closes it and gives the focus back`, async ({
    page,
  }) => {
    await walkDialog(page, dialog);
  });
