import { navigationCopy } from '@/lib/content/navigation';
import { shellCopy } from '@/lib/content/shell';
import { expect, open, test } from '../support/site';

const banner = 'banner';

test('the skip link is the first stop and leads to the main area', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: navigationCopy.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the desktop header has its links for everyone, including Developer API', async ({ page }) => {
  await open(page, '/');
  const links = page.getByRole(banner).getByRole('navigation').getByRole('link');
  await expect(links).toHaveText([
    'Home',
    'AI Solutions',
    'Industries',
    'Analytics',
    'About',
    'Contact',
    'Developer API',
  ]);
  await expect(page.getByRole(banner).getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

for (const [path, name] of [
  ['/', 'Home'],
  ['/solutions', 'AI Solutions'],
  ['/industries', 'Industries'],
  ['/analytics', 'Analytics'],
  ['/about', 'About'],
  ['/contact', 'Contact'],
  ['/api', 'Developer API'],
] as const) {
  test(`${path} marks ${name} as the active section, and nothing else`, async ({ page }) => {
    await open(page, path);
    const current = page.getByRole(banner).getByRole('navigation').locator('[aria-current=page]');
    await expect(current).toHaveText([name]);
  });
}

test.describe('below 768 px', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('the menu opens, closes with Escape and returns focus', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: shellCopy.menu.open });
    await button.click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'AI Solutions',
      'Industries',
      'Analytics',
      'About',
      'Contact',
    ]);
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("a developer's menu has Developer API with its four entries", async ({ page }) => {
    await open(page, '/?segment=developer&cluster=researcher');
    await page.getByRole('button', { name: shellCopy.menu.open }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link').last()).toHaveText(
      'Developer API',
    );
    const suggested = page.getByRole(banner).getByRole('navigation', { name: navigationCopy.adaptive.label });
    await expect(suggested.getByRole('link')).toHaveText(['API Docs', 'Analytics', 'Dashboard', 'Demo']);
  });

  test('a link closes the menu', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: shellCopy.menu.open }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About' }).click();
    await page.waitForURL('/about');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });

  test('a link to the current page closes the menu and leaves focus on its button', async ({ page }) => {
    await open(page, '/about');
    await page.getByRole('button', { name: shellCopy.menu.open }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('button', { name: shellCopy.menu.open })).toBeFocused();
  });
});

test("the header's links fit in one row from 1024 px up", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await open(page, '/?segment=developer');
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(links).toHaveCount(7);
  const tops = await Promise.all((await links.all()).map(async (link) => (await link.boundingBox())?.y));
  expect(new Set(tops).size).toBe(1);
});

test('when the logo fails to load, an icon and the name replace it', async ({ page }) => {
  await page.route('**/icon.svg', (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, '/');
  await expect(page.locator('[data-slot=logo-fallback]')).toContainText('Attune');
  await expect(page.locator('[data-slot=logo-fallback] svg')).toBeVisible();
});
test.use({ allowedConsole: /status of 404/ });

test('light and dark follow the system until the button is used, and the choice is stored', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await page.getByRole('button', { name: shellCopy.colorMode.toDark }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('the footer has its three columns and its bottom line', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(['Solutions', 'Company', 'Resources']);
  await expect(footer.getByRole('link')).toHaveText([
    ...['AI Analytics', 'Process Automation', 'Predictive Modeling'],
    ...['About', 'Careers', 'Contact'],
    ...['Documentation', 'Support', 'Privacy'],
  ]);
  await expect(footer).toContainText('2024');
});

test('a footer link moves keyboard focus to its target', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Privacy' }).press('Enter');
  await page.waitForURL('/settings#privacy');
  const place = page.locator('#privacy');
  await expect(place.getByRole('heading').first()).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await place.evaluate((section) => section.contains(document.activeElement))).toBe(true);
  await footer.getByRole('link', { name: 'About' }).press('Enter');
  await page.waitForURL('/about');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('Smart Navigation', () => {
  const sidebar = { name: 'Smart Navigation' };

  test('is shown on large screens once onboarding is done', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, '/?visitor=returning');
    await expect(page.getByRole('complementary', sidebar)).toBeVisible();
    await page.setViewportSize({ width: 1023, height: 900 });
    await expect(page.getByRole('complementary', sidebar)).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, '/?visitor=new');
    await expect(page.getByRole('complementary', sidebar)).toBeHidden();
  });

  test('has reserved space, so that it shifts nothing when it appears', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, '/?visitor=returning');
    const main = page.getByRole('main');
    const withSidebar = await main.boundingBox();
    await page
      .getByRole('complementary', sidebar)
      .evaluate((element) => element.style.setProperty('display', 'none', 'important'));
    await expect(page.getByRole('complementary', sidebar)).toBeHidden();
    expect(await main.boundingBox()).toEqual(withSidebar);
  });

  for (const [cluster, suggestions] of [
    [
      'explorer',
      [
        ['AI case studies', '/cases'],
        ['Feature demonstrations', '/features'],
      ],
    ],
    [
      'researcher',
      [
        ['Technical documentation', '/features#documentation'],
        ['API references', '/api'],
      ],
    ],
    [
      'converter',
      [
        ['Pricing options', '/pricing'],
        ['Success stories', '/cases#success-stories'],
      ],
    ],
  ] as const) {
    test(`suggests the pages for a ${cluster}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, `/?visitor=returning&cluster=${cluster}`);
      for (const [name, href] of suggestions) {
        await expect(page.getByRole('complementary', sidebar).getByRole('link', { name })).toHaveAttribute(
          'href',
          href,
        );
      }
      await expect(page.getByRole('heading', { name: 'AI Insights' })).toBeVisible();
    });
  }
});

test("an unknown address is a 404 inside the shell, for the visitor's persona", async ({ page }) => {
  const response = await page.goto('/about/nowhere?segment=developer');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole(banner).locator('nav [aria-current=page]')).toHaveCount(0);
});

test('when a wider window hides the menu, focus moves to the header', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await open(page, '/about');
  await page.getByRole('button', { name: shellCopy.menu.open }).click();
  await page.keyboard.press('Tab');
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(page.locator('[data-slot=header] a').first()).toBeFocused();
});
