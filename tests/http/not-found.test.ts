import { ROUTES } from '@/lib/config/routes';
import { parsePath, textsOf } from '../support/http/page-parts';
import { personaHeaders, textOf } from '../support/http/read-page';

test.each(['/nowhere', '/about/nowhere', '/cases/1'])('%s is a 404 inside the shell', async (path) => {
  const { status, document } = await parsePath(path, personaHeaders('developer.explorer.returning'));
  expect(status).toBe(404);
  expect(textsOf(document, 'h1')).toEqual(['Page Not Found']);
  expect(document.querySelector('header nav[aria-label="Main navigation"] [aria-current=page]')).toBeNull();
  expect(textOf(document.querySelector('nav[aria-label=Menu]'))).toContain('Developer API');
  expect(textOf(document.querySelector('footer'))).toContain('© 2024');
  const addresses = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(expect.arrayContaining(Object.values(ROUTES)));
});
