import { expect, test } from '../../support/site';
import { PATHS } from './paths';
import { DIALOGS, walkDialog } from './walk-dialog';
import { walkPage, WALKS } from './walk-page';

test.use({ allowedConsole: /status of 404/, reducedMotion: 'reduce' });

for (const path of PATHS)
  for (const walk of WALKS)
    test(`Tab reaches every control of ${path} at ${walk.width} px, each visible and uncovered, and leaves the page`, async ({
      page,
    }) => {
      expect(await walkPage(page, path, walk)).toEqual([]);
    });

for (const dialog of DIALOGS)
  test(`${dialog.name}: Enter opens it, each stop is visible, Escape closes it and returns focus`, async ({
    page,
  }) => {
    await walkDialog(page, dialog);
  });
