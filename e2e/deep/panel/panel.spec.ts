import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENTRIES } from './entries';
import {
  bytes,
  expect,
  open,
  panelOf,
  readContent,
  replaced,
  save,
  test,
  textOf,
  undo,
  verdictOf,
} from './site';

test('the headline of one persona can be changed, checked and restored', async ({ page, site }) => {
  const before = readContent(site);
  await open(page, site, '/?segment=developer&cluster=explorer');
  const headline = page.getByRole('heading', { level: 1 });
  await headline.click({ modifiers: ['Alt'] });
  await expect(textOf(page)).toBeFocused();
  await expect(
    panelOf(page).getByText(
      /^lib\/content\/home\.ts, line \d+: .*developer › explorer › headline; read by 2 of the 18/,
    ),
  ).toBeVisible();
  await expect(panelOf(page).locator('.siblings button')).toHaveCount(9);
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

test('a paragraph with every special character', async ({ page, site }) => {
  const before = readContent(site);
  await open(page, site, '/?segment=developer&cluster=explorer');
  const lede = page.getByText(/^Twelve readable rules/);
  const old = await lede.textContent();
  await lede.click({ modifiers: ['Alt'] });
  await save(page, 'It\'s "quoted" \u00a0👩‍🚀 `tick` ${claims.freeTrial.value} back\\slash');
  await expect(
    page.getByText('It’s "quoted" 👩‍🚀 `tick` ${claims.freeTrial.value} back\\slash').first(),
  ).toBeVisible();
  const written = String.raw`'It’s "quoted" 👩‍🚀 ${'`tick` ${claims.freeTrial.value}'} back\\slash'`;
  expect(readContent(site)).toEqual(replaced(before, [['home.ts', `'${old}'`, written]]));
  await expect(verdictOf(page)).toHaveText(/to fix:$/);
  await undo(page);
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
  const place = panelOf(page).getByRole('button', { name: /calls-to-action\.ts/ });
  await place.or(textOf(page)).first().waitFor();
  if (await place.isVisible()) await place.click();
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

test('a claim, opened from a text that inserts it', async ({ page, site }) => {
  const before = readContent(site);
  await open(page, site, '/?segment=sales-prospect&cluster=converter');
  await page.getByRole('heading', { level: 1 }).click({ modifiers: ['Alt'] });
  await expect(textOf(page)).toHaveValue('Try it on your own pages with a ⟦30-day⟧ trial');
  await textOf(page).fill('Try it for 14 days');
  await panelOf(page).getByRole('button', { name: 'Save' }).click();
  await expect(panelOf(page).getByText('Keep ⟦30-day⟧ in the text')).toBeVisible();
  expect(readContent(site)).toEqual(before);
  await panelOf(page)
    .getByRole('button', { name: /claims\.ts/ })
    .click();
  await expect(panelOf(page).getByText(/other texts insert these words/)).toBeVisible();
  await save(page, '21-day');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Try it on your own pages with a 21-day trial',
  );
  expect(readContent(site)).toEqual(replaced(before, [['claims.ts', "value: '30-day'", "value: '21-day'"]]));
  await undo(page);
  expect(readContent(site)).toEqual(before);
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

for (const { name, kind, fields, changes, added } of ENTRIES) {
  test(`a new entry: ${name}`, async ({ page, site }) => {
    const before = readContent(site);
    await open(page, site, '/?segment=developer&cluster=explorer');
    await page.keyboard.press('Alt+e');
    await panelOf(page).getByRole('button', { name: 'New entry' }).click();
    await panelOf(page).getByLabel('What to add').selectOption(kind);
    for (const [label, value] of Object.entries(fields)) {
      const control = panelOf(page).getByLabel(label, { exact: true });
      const isChoice = await control.evaluate((element) => element instanceof HTMLSelectElement);
      await (isChoice ? control.selectOption(value) : control.fill(value));
    }
    await panelOf(page).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(panelOf(page).getByText(/^Added in/)).toBeVisible();
    const after = replaced(before, changes);
    if (added) after.set(added[0], bytes(added[1]));
    expect(readContent(site)).toEqual(after);
    await expect(verdictOf(page)).toBeVisible();
    await undo(page);
    expect(readContent(site)).toEqual(before);
  });
}

test('a new entry: a photo with its alt text, in all sizes', async ({ page, site }) => {
  const before = readContent(site);
  const copies = join(site.folder, 'components/demo/blurred-copies.ts');
  const copiesBefore = readFileSync(copies, 'utf8');
  const listPictures = () => readdirSync(join(site.folder, 'public/images/demo')).sort();
  const picturesBefore = listPictures();
  await open(page, site, '/?segment=developer&cluster=explorer');
  await page.keyboard.press('Alt+e');
  await panelOf(page).getByRole('button', { name: 'New entry' }).click();
  await panelOf(page).getByLabel('What to add').selectOption('picture');
  await panelOf(page).getByLabel('File').setInputFiles(join(site.folder, 'public/images/demo/hills-960.jpg'));
  await panelOf(page).getByLabel('Short name').fill('harbor');
  await panelOf(page).getByLabel('What it shows').fill('Boats in a harbor at dawn.');
  await panelOf(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panelOf(page).getByText(/^Added in/)).toBeVisible();
  const last = "needle between 80 and 100.',\n        },\n";
  const added =
    "{\n          name: 'harbor',\n          src: '/images/demo/harbor-960.jpg',\n          alt: 'Boats in a harbor at dawn.',\n        },\n";
  expect(readContent(site)).toEqual(replaced(before, [['pages/demo.ts', last, `${last}        ${added}`]]));
  const sizes = ['harbor-1280.avif', 'harbor-640.avif', 'harbor-960.jpg'];
  expect(listPictures()).toEqual([...picturesBefore, ...sizes].sort());
  expect(readFileSync(copies, 'utf8')).toContain("harbor:\n    'data:image/webp;base64,");
  await expect(verdictOf(page)).toBeVisible();
  await undo(page);
  expect(readContent(site)).toEqual(before);
  expect(listPictures()).toEqual(picturesBefore);
  expect(readFileSync(copies, 'utf8')).toBe(copiesBefore);
});
