import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { chooseRange, dashboard, keyFigures, loaded, openLoaded } from '../support/analytics-page';
import { expectNoAxeViolations } from '../support/axe';
import { answerLive, chooseSource, LIVE } from '../support/live-figures';
import { expect, test } from '../support/site';

const { floors } = dashboardCopy;

test("of this site's own figures, too few visits and too few people online are stated instead of shown", async ({
  page,
}) => {
  await answerLive(page, { json: { ...LIVE, usersOnline: null, figures: null } }, { json: LIVE });
  await openLoaded(page);
  await chooseSource(page, 'site');
  await expect(dashboard(page).getByText(floors.figure)).toBeVisible();
  await expect(page.getByText('a few users online')).toBeVisible();
  await expect(keyFigures(page)).toBeHidden();
  await chooseRange(page, 'Last 30 days');
  await expect(page.getByText('12 users online')).toBeVisible();
  await loaded(page);
  await expectNoAxeViolations(page);
});
