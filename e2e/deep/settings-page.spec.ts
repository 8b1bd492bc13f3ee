import { readFile } from 'node:fs/promises';
import { EVENTS_FLUSH_MS } from '@/lib/config/timings';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { VISUAL_THEME_IDS, shellCopy } from '@/lib/content/shell';
import { expect, hydrated, open, test } from '../support/site';

test.describe('visual theme', () => {
  for (const [name, id] of [
    [shellCopy.visualTheme.options['minimal-intelligence'].label, 'minimal-intelligence'],
    [shellCopy.visualTheme.options['human-centered-tech'].label, 'human-centered-tech'],
    [shellCopy.visualTheme.options['futuristic-clarity'].label, 'futuristic-clarity'],
  ] as const) {
    test(`${name} is applied at once, stored, and applied before the next first paint`, async ({ page }) => {
      const other = id === 'minimal-intelligence' ? 'human-centered-tech' : 'minimal-intelligence';
      await open(page, '/settings');
      await page.evaluate((theme) => localStorage.setItem('visual-theme', theme), other);
      await page.reload();
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', other);
      await page.getByRole('radio', { name }).check();
      await expect(page.locator('html')).toHaveAttribute('data-theme', id);
      expect(await page.evaluate(() => localStorage.getItem('visual-theme'))).toBe(id);
      await page.goto('/about', { waitUntil: 'commit' });
      await page.waitForSelector('body', { state: 'attached' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', id);
    });
  }

  test('each preview is rendered in its own theme, whichever is active', async ({ page }) => {
    await open(page, '/settings');
    const looks = () =>
      page.locator('[data-preview]').evaluateAll((previews) =>
        previews.map((preview) => {
          const { backgroundColor, color, borderRadius } = getComputedStyle(preview);
          return `${backgroundColor} ${color} ${borderRadius}`;
        }),
      );
    const before = await looks();
    expect(new Set(before).size).toBe(3);
    await page
      .getByRole('radio', { name: shellCopy.visualTheme.options['human-centered-tech'].label })
      .check();
    expect(await looks()).toEqual(before);
  });

  test('each theme has its own typography, shapes, density and line style', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    const traits = await page.evaluate((themes) => {
      const read = (selector: string, name: string) => {
        const element = document.querySelector(selector);
        return element ? getComputedStyle(element).getPropertyValue(name) : '';
      };
      return themes.map((theme) => {
        document.documentElement.dataset.theme = theme;
        return {
          weight: `${read('h1', 'font-family')} ${read('h1', 'font-weight')}`,
          eyebrow: `${read('.eyebrow', 'font-family')} ${read('.eyebrow', 'font-style')}`,
          shape: read('main a[data-slot=button]', 'border-radius'),
          card: read('[data-slot=card]', 'box-shadow'),
          density: read('main', '--spacing'),
          section: read('[data-slot=section]', 'padding-top'),
          motif: read('.tick-scale', 'background-image'),
          pen: read('.scene .line', 'stroke-width'),
          dash: read('.scene .guess', 'stroke-dasharray'),
        };
      });
    }, VISUAL_THEME_IDS);
    for (const trait of Object.keys(traits[0] ?? {}))
      expect(new Set(traits.map((theme) => Reflect.get(theme, trait))).size, trait).toBe(3);
  });

  test('a choice in another tab is applied here', async ({ page, context }) => {
    await open(page, '/settings');
    const other = await context.newPage();
    await open(other, '/settings');
    await other
      .getByRole('radio', { name: shellCopy.visualTheme.options['minimal-intelligence'].label })
      .check();
    await expect(
      page.getByRole('radio', { name: shellCopy.visualTheme.options['minimal-intelligence'].label }),
    ).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'minimal-intelligence');
  });
});

test('light, dark and system can be chosen, and system follows the device again', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/settings');
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.getByRole('radio', { name: 'System' }).check();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('the three switches are here too', async ({ page }) => {
  await open(page, '/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Settings');
  await page.getByRole('switch', { name: shellCopy.settings.switches.behavioralAnalytics.label }).click();
  await expect(page.getByText('2 of 3 active')).toBeVisible();
  await expect(page.locator('[data-slot=toast]')).toContainText('Settings updated');
});

test.describe('your data', () => {
  test('is shown: what is stored on the server and in the browser', async ({ page }) => {
    await open(page, '/settings?segment=developer');
    await page.getByRole('switch', { name: shellCopy.settings.switches.behavioralAnalytics.label }).click();
    await expect(page.locator('[data-slot=toast]')).toContainText('Settings updated');
    await page.getByRole('button', { name: myDataCopy.show }).click();
    const shown = page.locator('[data-slot=shown-data]');
    await shown.getByText('Settings (1)').click();
    await expect(shown.getByRole('table', { name: 'Settings' }).getByRole('row').last()).toContainText('no');
    const browser = shown.getByRole('table', { name: myDataCopy.browser.caption });
    for (const name of ['visitor', 'persona', 'userId'])
      await expect(browser.getByRole('rowheader', { name, exact: true })).toBeVisible();
    await page.getByRole('button', { name: myDataCopy.hide }).click();
    await expect(shown).toHaveCount(0);
  });

  test('is downloaded as a file', async ({ page }) => {
    await open(page, '/settings');
    await page.getByRole('switch', { name: shellCopy.settings.switches.behavioralAnalytics.label }).click();
    await expect(page.locator('[data-slot=toast]')).toContainText('Settings updated');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: myDataCopy.download }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^attune-my-data-\d{4}-\d\d-\d\d\.json$/);
    const saved = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(saved.database.settings).toHaveLength(1);
    expect(saved.browser.map(({ name }: { name: string }) => name)).toContain('userId');
  });

  test('is deleted after a confirmation, in the database and in the browser, and the page lists it', async ({
    page,
    context,
  }) => {
    await open(page, '/settings?segment=developer');
    await page
      .getByRole('radio', { name: shellCopy.visualTheme.options['minimal-intelligence'].label })
      .check();
    await page.getByRole('switch', { name: shellCopy.settings.switches.behavioralAnalytics.label }).click();
    await expect(page.locator('[data-slot=toast]')).toContainText('Settings updated');
    const before = await context.cookies();
    expect(before.map(({ name }) => name).sort()).toEqual(['consent', 'persona', 'visitor']);

    const remove = page.getByRole('button', { name: myDataCopy.remove });
    await remove.click();
    const dialog = page.getByRole('dialog', { name: myDataCopy.confirm.heading });
    await expect(dialog.getByRole('button', { name: myDataCopy.confirm.no })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(remove).toBeFocused();
    await remove.click();
    await dialog.getByRole('button', { name: myDataCopy.confirm.yes }).click();

    const deleted = page.locator('[data-slot=deleted-data]');
    await expect(deleted.getByRole('heading', { name: myDataCopy.deleted.heading })).toBeFocused();
    await expect(deleted).toContainText('Settings: 1');
    await expect(deleted).toContainText('userId');
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);

    await deleted.getByRole('button', { name: myDataCopy.deleted.reload }).click();
    await expect(page.getByText('3 of 3 active')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'futuristic-clarity');
  });

  test('deleted data does not come back while the page stays open', async ({ page, context }) => {
    const heard = page.waitForResponse('**/api/personalization-settings/*');
    await open(page, '/settings?segment=developer&visitor=returning');
    await heard;
    await page.getByRole('button', { name: myDataCopy.remove }).click();
    await page.getByRole('button', { name: myDataCopy.confirm.yes }).click();
    const deleted = page.locator('[data-slot=deleted-data]');
    await expect(deleted).toBeVisible();

    const written: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') written.push(`${request.method()} ${request.url()}`);
    });
    await deleted.getByRole('heading').click();
    await page.mouse.wheel(0, 2000);
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    await deleted.getByRole('heading').click();
    // Longer than the interval at which events are flushed.
    await page.waitForTimeout(EVENTS_FLUSH_MS + 1500);
    expect(written).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  });

  test.describe('when the call fails', () => {
    test.use({ allowedConsole: /status of 503|net::ERR_FAILED/ });

    test('nothing is removed and the page says why', async ({ page, context }) => {
      await open(page, '/settings?segment=developer');
      await page.route('**/api/my-data', (route) => route.fulfill({ status: 503, body: '' }), { times: 2 });
      await page.getByRole('button', { name: myDataCopy.show }).click();
      await expect(
        page.getByRole('alert').getByText('Our database is not responding right now.'),
      ).toBeVisible();
      await page.getByRole('button', { name: myDataCopy.remove }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: myDataCopy.confirm.yes }).click();
      await expect(dialog.getByRole('alert')).toContainText('Our database is not responding right now.');
      expect((await context.cookies()).map(({ name }) => name)).toContain('persona');

      await page.route('**/api/my-data', (route) => route.abort(), { times: 1 });
      await dialog.getByRole('button', { name: myDataCopy.confirm.yes }).click();
      await expect(dialog.getByRole('alert')).toContainText('it may or may not have worked');
      await dialog.getByRole('button', { name: myDataCopy.confirm.yes }).click();
      await expect(page.getByRole('heading', { name: myDataCopy.deleted.heading })).toBeFocused();
    });
  });
});

test('a link leads to the accessibility section', async ({ page }) => {
  await open(page, '/settings');
  await page.getByRole('link', { name: 'Accessibility', exact: true }).click();
  await expect(page.locator('section#accessibility')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the themes are described and the stored data can be opened', async ({ page }) => {
    await page.goto('/settings');
    await expect(
      page.getByText(shellCopy.visualTheme.options['human-centered-tech'].description),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: myDataCopy.unscriptedLink })).toHaveAttribute(
      'href',
      '/api/my-data',
    );
    await expect(page.getByRole('button', { name: myDataCopy.remove })).toBeHidden();
  });
});

test("the browser UI has the page's color, after every choice and navigation", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  const frame = () =>
    page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll('meta[name=theme-color]')].map((meta) => meta.getAttribute('content')),
      ),
    ]);
  await expect.poll(frame).toEqual(['#f5f8f8']);
  await page.getByRole('button', { name: shellCopy.colorMode.toDark }).click();
  await expect.poll(frame).toEqual(['#071115']);
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL('/about');
  await expect.poll(frame).toEqual(['#071115']);
  await page.reload();
  await expect.poll(frame).toEqual(['#071115']);
});
