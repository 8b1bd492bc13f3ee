/** @jest-environment jsdom */
import { readOriginPage, watchClicks, watchVisitTrail } from './watch-behavior';

/** What is reported when the element is clicked. */
function click(html: string) {
  document.body.innerHTML = html;
  const report = jest.fn();
  const stop = watchClicks(report);
  const element = document.querySelector('a, button, summary, input');
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  stop();
  return report.mock.calls.map(([reported]) => reported);
}

test.each([
  ['a menu', '<nav><a href="/about">About</a></nav>', { href: '/about', name: 'About' }],
  [
    'the header',
    '<header data-slot="header"><a href="/contact">Get Started</a></header>',
    { href: '/contact' },
  ],
  ['the sidebar', '<aside data-slot="sidebar"><a href="/api">API references</a></aside>', { href: '/api' }],
  ['the page itself', '<main><a href="/demo">See the demo</a></main>', null],
])('a link in %s', (_name, html, link) => {
  expect(click(html)).toEqual([expect.objectContaining({ link: link && expect.objectContaining(link) })]);
});

test.each([
  ['a floating widget', '<div data-slot="widget-dock"><button></button></div>', ['button']],
  ['a mark that explains', '<details data-why><summary></summary></details>', ['button']],
  ['the demo view', '<section data-slot="demo-bar" data-trail="ignored"><button></button></section>', []],
])('a click on %s', (_name, html, types) => {
  expect(click(html).map(({ elementType }) => elementType)).toEqual(types);
});

test.each([
  ['a button of a guide', '<div data-trail="guide"><button></button></div>', true],
  ['an answer in a guide', '<div data-trail="guide"><input type="radio" /></div>', false],
  ['a link in a guide', '<div data-trail="guide"><a href="/contact">Contact</a></div>', false],
  ['a call to action in a guide', '<div data-trail="guide"><button data-cta="start"></button></div>', false],
  ['a button of the page', '<main><button></button></main>', false],
])('whether %s only leads through a guide', (_name, html, isGuidance) => {
  expect(click(html)).toEqual([expect.objectContaining({ isGuidance })]);
});

test.each([
  [['/contact'], '/contact'],
  [['/contact', '/contact#demo'], '/contact'],
  [['/about', '/solutions#forecast', '/contact', '/contact#demo'], '/solutions'],
])('after %j the visitor came from %s', (visited, page) => {
  const [first = '', ...others] = visited;
  window.history.pushState(null, '', first);
  const end = watchVisitTrail();
  for (const address of others) {
    document.body.click();
    window.history.pushState(null, '', address);
  }
  expect(readOriginPage()).toBe(page);
  end();
});
