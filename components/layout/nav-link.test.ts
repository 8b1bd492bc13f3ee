import { isActivePath } from './nav-link';

test.each([
  ['/', '/', true],
  ['/', '/about', false],
  ['/about', '/about', true],
  ['/about', '/about/team', true],
  ['/about', '/about-us', false],
  ['/api', '/', false],
])('link %s on path %s is active: %s', (href, path, active) => {
  expect(isActivePath(href, path)).toBe(active);
});
