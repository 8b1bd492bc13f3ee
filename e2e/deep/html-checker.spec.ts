import { join } from 'node:path';
import { ROUTES } from '@/lib/config/routes';
import { formatPersonaSlug, PERSONAS } from '@/lib/personalization/persona';
import { findJava } from '../../scripts/programs/programs.mjs';
import { root } from '../../scripts/set-up/fingerprint.mjs';
import { checkHtml } from '../support/check-html';
import { expect, open, test } from '../support/site';

const paths = [...Object.values(ROUTES), '/nowhere'];
const java = findJava();
const nameOf = (path: string) => path.slice(1) || 'home';
const folder = (name: string) => join(root, '.cache/html-checker', name);

test.use({ allowedConsole: /status of 404/ });
test.skip(java === null, 'the Nu HTML checker needs Java, and this account cannot install it');
test.setTimeout(180_000);

test('the Nu HTML checker finds no errors in any page as served, for any persona', async ({ request }) => {
  const pages = new Map<string, string>();
  for (const path of paths)
    for (const persona of path === '/' ? PERSONAS : PERSONAS.filter((_, index) => index % 6 === 0)) {
      const slug = formatPersonaSlug(persona);
      const response = await request.get(path, { headers: { cookie: `persona=${slug}.chosen.11` } });
      pages.set(`${nameOf(path)}-${slug}`, await response.text());
    }
  expect(await checkHtml(java ?? '', folder('served'), pages)).toEqual([]);
});

test('nor in any page after hydration', async ({ page }) => {
  const pages = new Map<string, string>();
  for (const path of paths) {
    await open(page, path);
    await page.locator('[data-slot=chat-toggle]').waitFor();
    // Iframes with replaced documents can keep Playwright from reaching networkidle; /compare has a status to wait for.
    if (path !== ROUTES.compare) await page.waitForLoadState('networkidle');
    else await expect(page.locator('[data-slot=comparison-status]')).toContainText(/differences?/i);
    const html = await page.evaluate(() => document.documentElement.outerHTML);
    pages.set(nameOf(path), `<!doctype html>${html}`);
  }
  expect(await checkHtml(java ?? '', folder('hydrated'), pages)).toEqual([]);
});
