import { claims } from '@/lib/content/claims';
import {
  expect,
  open,
  panelOf,
  readContent,
  replaced,
  save,
  startDevSite,
  test,
  textOf,
  undo,
  verdictOf,
} from './site';
import { CLUSTERS, PERSONAS, SEGMENTS, VISITOR_TYPES } from '@/lib/personalization/persona';

test('the headline of one persona can be changed, checked and restored', async ({ page, site }) => {
  const before = readContent(site);
  await open(page, site, '/?segment=developer&cluster=explorer');
  const headline = page.getByRole('heading', { level: 1 });
  await headline.click({ modifiers: ['Alt'] });
  await expect(textOf(page)).toBeFocused();
  await expect(
    panelOf(page).getByText(
      new RegExp(
        `^lib/content/home\\.ts, line \\d+: .*developer › explorer › headline; read by ${VISITOR_TYPES.length} of the ${PERSONAS.length}`,
      ),
    ),
  ).toBeVisible();
  await expect(panelOf(page).locator('.siblings button')).toHaveCount(SEGMENTS.length * CLUSTERS.length);
  await textOf(page).fill('x'.repeat(64));
  await expect(panelOf(page).getByText('64 of 60 characters for a headline: cut 4')).toBeVisible();

  await save(page, 'AI that adapts, and it is yours');
  await expect(headline).toHaveText('AI that adapts, and it is yours');
  const old = 'AI that adapts, with rules you can read';
  expect(readContent(site)).toEqual(
    replaced(before, [['home.ts', `'${old}'`, "'AI that adapts, and it is yours'"]]),
  );
  await expect(verdictOf(page)).toHaveText('Content is fine.');
  await undo(page);
  await expect(headline).toHaveText(old);
  expect(readContent(site)).toEqual(before);
});

test('a button label that is used everywhere', async ({ page, site }) => {
  const before = readContent(site);
  await open(page, site, '/?segment=innovation-leader&cluster=converter');
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: 'Schedule Demo', exact: true })
    .first()
    .click({ modifiers: ['Alt'] });
  const button = panelOf(page).getByRole('button', { name: /calls-to-action\.ts/ });
  await button.or(textOf(page)).first().waitFor();
  if (await button.isVisible()) await button.click();
  await textOf(page).waitFor();
  const all = panelOf(page).getByLabel(/^Change all \d+ places/);
  const count =
    (await all.count()) > 0 ? Number(/\d+/.exec(await panelOf(page).locator('.all').innerText())?.[0]) : 1;
  if (count > 1) await all.check();
  await save(page, 'Book a Demo');
  await expect(main.getByRole('link', { name: 'Book a Demo', exact: true }).first()).toBeVisible();
  const after = readContent(site);
  const literals = [...before.values()].join('').split("'Schedule Demo'").length - 1;
  expect(count).toBe(literals);
  for (const [file, text] of before)
    expect(after.get(file)).toBe(text.replaceAll("'Schedule Demo'", "'Book a Demo'"));
  await undo(page);
  expect(readContent(site)).toEqual(before);
});

test('a claim, opened from a text that inserts it, and its sentence, opened from what the check finds', async ({
  page,
  site,
}) => {
  const before = readContent(site);
  const { value, sentence } = claims.freeTrial;
  await open(page, site, '/?segment=sales-prospect&cluster=converter');
  await page.getByRole('heading', { level: 1 }).click({ modifiers: ['Alt'] });
  await expect(textOf(page)).toHaveValue(`Try it on your own pages with a ⟦${value}⟧ trial`);
  await textOf(page).fill('Try it for a while');
  await panelOf(page).getByRole('button', { name: 'Save' }).click();
  await expect(panelOf(page).getByText(`Keep ⟦${value}⟧ in the text`)).toBeVisible();
  expect(readContent(site)).toEqual(before);
  await panelOf(page)
    .getByRole('button', { name: /claims\.ts/ })
    .click();
  await expect(panelOf(page).getByText(/other texts insert these words/)).toBeVisible();
  await save(page, '21-day');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Try it on your own pages with a 21-day trial',
  );
  const changed = replaced(before, [['claims.ts', `value: '${value}'`, "value: '21-day'"]]);
  expect(readContent(site)).toEqual(changed);
  await expect(verdictOf(page)).toHaveText('1 thing to fix:');
  await panelOf(page)
    .getByRole('button', { name: /The sentence does not say “21-day”/ })
    .click();
  await expect(textOf(page)).toHaveValue(sentence);
  const corrected = sentence.replace(value, '21-day');
  await save(page, corrected);
  await expect(verdictOf(page)).toHaveText('Content is fine.');
  expect(readContent(site)).toEqual(replaced(changed, [['claims.ts', `'${sentence}'`, `'${corrected}'`]]));
  await undo(page);
  await undo(page);
  expect(readContent(site)).toEqual(before);
});

test('a change can be undone from another text, and a panel closed while it is checked stays closed', async ({
  page,
  site,
}) => {
  const before = readContent(site);
  await open(page, site, '/?segment=developer&cluster=explorer');
  await page.getByRole('heading', { level: 1 }).click({ modifiers: ['Alt'] });
  await save(page, 'Words for a moment');
  await page
    .getByRole('main')
    .getByText(/^Twelve rules picked/)
    .click({ modifiers: ['Alt'] });
  await expect(textOf(page)).toHaveValue(/^Twelve rules picked/);
  await undo(page);
  expect(readContent(site)).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await open(page, site, '/about');
  await expect(panelOf(page)).toBeHidden();
});

test('a toast beside the open panel, and a computed figure', async ({ page, site }) => {
  await open(page, site, '/settings');
  await page.getByRole('heading', { level: 1 }).click({ modifiers: ['Alt'] });
  await expect(panelOf(page)).toBeVisible();
  // By keyboard, because the panel lies over it.
  await page.getByRole('switch', { name: 'Navigation adaptation' }).press('Space');
  const toast = page.locator('[data-slot=toast]');
  await toast.getByText('Settings updated', { exact: true }).click({ modifiers: ['Alt'] });
  await expect(textOf(page)).toHaveValue('Settings updated');
  await open(page, site, '/analytics');
  await page
    .getByText('4.2 min')
    .filter({ visible: true })
    .first()
    .click({ modifiers: ['Alt'] });
  await expect(
    panelOf(page).getByText(/analytics-by-range\.ts, line \d+: .*avgSessionDuration/),
  ).toBeVisible();
});

test('by keyboard, on a phone and in dark mode', async ({ page, site }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, site, '/?segment=developer&cluster=explorer');
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Alt+e');
  await expect(panelOf(page)).toBeVisible();
  await expect(panelOf(page)).toHaveAttribute('data-mode', 'dark');
  const box = await panelOf(page).boundingBox();
  expect(box).toMatchObject({ x: 0, width: 375 });
  expect(await panelOf(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(panelOf(page).locator('textarea, .place').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test('DEV_HOSTS: under another name the panel works on the page’s own origin', async ({ page }) => {
  // Leads to this machine in every browser.
  const name = 'name.localhost';
  const port = Number(process.env.TEST_PORT ?? 3100) + 41;
  const site = await startDevSite(port, { DEV_HOSTS: name });
  try {
    const before = readContent(site);
    await open(page, { ...site, url: `http://${name}:${port}` }, '/?segment=developer&cluster=explorer');
    await page.getByRole('heading', { level: 1 }).click({ modifiers: ['Alt'] });
    await save(page, 'Words from afar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Words from afar');
    const old = 'AI that adapts, with rules you can read';
    expect(readContent(site)).toEqual(replaced(before, [['home.ts', `'${old}'`, "'Words from afar'"]]));
    await undo(page);
    expect(readContent(site)).toEqual(before);
  } finally {
    // A page that loses its dev server reports errors.
    await page.goto('about:blank');
    await site.stop();
  }
});
