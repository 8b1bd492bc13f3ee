import { ROUTES } from '@/lib/config/routes';
import { DIALOGS, walkDialog } from './a11y/walk-dialog';
import { walkPage, WALKS } from './a11y/walk-page';
import { expect, test } from '../support/site';

// Two pages with many controls; npm test -- a11y covers all pages.
const PATHS = [ROUTES.home, ROUTES.settings];

test.use({ reducedMotion: 'reduce' });

for (const path of PATHS)
  for (const walk of WALKS)
    test(`Tab reaches every control of ${path} at ${walk.width} px, each visible and uncovered`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      expect(await walkPage(page, path, walk)).toEqual([]);
    });

for (const dialog of DIALOGS)
  test(`${dialog.name}: works by keyboard, and Escape returns focus`, async ({ page }) => {
    await walkDialog(page, dialog);
  });
