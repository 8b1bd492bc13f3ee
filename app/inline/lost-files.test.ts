import { ASK_AGAIN_MS, watchLostFiles } from './lost-files';

const reload = jest.fn();
const readType = jest.fn<string, []>(() => 'navigate');

beforeAll(() => {
  jest.useFakeTimers();
  Object.assign(performance, { getEntriesByType: () => [{ type: readType() }] });
  watchLostFiles(reload);
});

beforeEach(() => {
  jest.runOnlyPendingTimers();
  reload.mockClear();
  document.head.innerHTML = '';
  delete document.documentElement.dataset.hydrated;
});

function lose(markup: string): Element {
  document.head.insertAdjacentHTML('beforeend', markup);
  const element = document.head.lastElementChild ?? document.head;
  element.dispatchEvent(new Event('error'));
  return element;
}

const count = (selector: string) => document.head.querySelectorAll(selector).length;

test.each([
  ['<script src="/_next/static/a.js"></script>', 'script[src$="/a.js"]'],
  ['<link rel="stylesheet" href="/_next/static/a.css">', 'link[href$="/a.css"]'],
])('%s is requested once more, then the page is loaded again', (markup, selector) => {
  lose(markup);
  jest.advanceTimersByTime(ASK_AGAIN_MS);
  expect(count(selector)).toBe(2);
  expect(document.head.lastElementChild?.outerHTML).toContain('"/_next/static/a.');
  expect(reload).not.toHaveBeenCalled();
  document.head.lastElementChild?.dispatchEvent(new Event('error'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that has been reloaded for it stays readable', () => {
  readType.mockReturnValue('reload');
  lose('<script src="/_next/static/b.js"></script>').dispatchEvent(new Event('error'));
  expect(reload).not.toHaveBeenCalled();
  readType.mockReturnValue('navigate');
});

test.each([
  '<script src="/_next/static/c.js"></script>',
  '<img src="/images/none.png">',
  '<link rel="preload" href="/_next/static/c.woff2">',
])('%s of a hydrated page, or what is no script or style, is left alone', (markup) => {
  if (markup.startsWith('<script')) document.documentElement.dataset.hydrated = '';
  lose(markup).dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(ASK_AGAIN_MS);
  expect(document.head.childElementCount).toBe(1);
  expect(reload).not.toHaveBeenCalled();
});
