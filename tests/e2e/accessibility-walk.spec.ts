import { ROUTES } from '@/lib/config/routes';
import { DIALOGS, walkDialog } from '../a11y/walk-dialog';
import { walkPage, WALKS } from '../a11y/walk-page';
import { expect, test } from './site';

// Two pages of many controls; npm test -- a11y walks through all of them.
const PATHS = [ROUTES.home, ROUTES.settings];

test.use({ reducedMotion: 'reduce' });

for (const path of PATHS)
  for (const walk of WALKS)
    test(`by Tab through ${path} at ${walk.width} px: every control is reached, seen and uncovered`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      expect(await walkPage(page, path, walk)).toEqual([]);
    });

for (const dialog of DIALOGS)
  test(`by keyboard through ${dialog.name}, and Escape gives the focus back`, async ({ page }) => {
    await walkDialog(page, dialog);
  });
