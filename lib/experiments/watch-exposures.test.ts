/** @jest-environment jsdom */
import { watchExposures } from './watch-exposures';

type Entry = Partial<IntersectionObserverEntry>;
let report: (entries: Entry[]) => void = () => {};
let sent: unknown[] = [];
let painted: unknown[] = [];
let isOk = true;
let stop = () => {};

function start(isHoldout = false): Element {
  document.body.innerHTML = '<section data-experiment="02b"></section>';
  // Evaluated from its source alone, as on a page.
  const run = new Function(
    'root',
    'isHoldout',
    `return (${watchExposures})(root, '/api/exposures', isHoldout)`,
  );
  stop = run(document.documentElement, isHoldout);
  return document.body.children[0] ?? document.body;
}

const rect = (height: number) => ({ height }) as DOMRectReadOnly;
const show = (target: Element, intersectionRatio: number, height = 10) =>
  report([{ target, isIntersecting: true, intersectionRatio, intersectionRect: rect(height) }]);

function setVisibility(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  sent = [];
  painted = [];
  performance.getEntriesByType = () => painted as PerformanceEntryList;
  isOk = true;
  Object.assign(window, { sentExposures: undefined, firstCall: undefined });
  globalThis.IntersectionObserver = class {
    constructor(listener: typeof report) {
      report = listener;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  globalThis.fetch = async (path, init) => {
    sent.push([path, init?.keepalive, JSON.parse(String(init?.body))]);
    return { ok: isOk } as Response;
  };
  setVisibility('visible');
});

afterEach(() => {
  stop();
  window.history.replaceState(null, '', '/');
  document.cookie = 'persona=; Max-Age=0';
  for (const name of ['memory', 'demoView']) delete document.documentElement.dataset[name];
});

const REPORT = ['http://localhost/api/exposures', true, { seen: ['02b'] }];

test.each([
  ['half in view', 668, 200, [REPORT]],
  ['less than half in view', 669, 200, []],
  ['above the window', -200, 200, []],
  ['taller than the window, which it fills by half', 384, 2000, [REPORT]],
])('once the page is painted, copy %s is judged without a frame', (_, top, height, expected) => {
  Element.prototype.getBoundingClientRect = () => ({ top, bottom: top + height, height }) as DOMRect;
  start();
  expect(sent).toEqual([]);
  stop();
  painted = [{}];
  start();
  expect(sent).toEqual(expected);
});

test('tested copy counts once half of it is in view', async () => {
  const element = start();
  show(element, 0.49);
  expect(sent).toEqual([]);
  show(element, 0.5);
  show(element, 1);
  expect(sent).toEqual([REPORT]);
  await Promise.resolve();
  start();
  show(element, 1);
  expect(sent).toEqual([REPORT]);
});

test('copy that fills half of the window counts too', () => {
  show(start(), 0.2, window.innerHeight / 2);
  expect(sent).toEqual([REPORT]);
});

test('nothing counts in a hidden tab or before a prerendered page is activated; afterwards it does', () => {
  setVisibility('hidden');
  show(start(), 1);
  expect(sent).toEqual([]);
  setVisibility('visible');
  expect(sent).toEqual([REPORT]);
});

test.each([
  ['no consent', () => (document.documentElement.dataset.memory = 'off-by-choice')],
  ['the demo view', () => (document.documentElement.dataset.demoView = 'on')],
  ['a preview', () => window.history.replaceState(null, '', '/?view=compare&arm=02b')],
])('%s: nothing is sent', (_, prepare) => {
  prepare();
  show(start(), 1);
  expect(sent).toEqual([]);
});

test('a failed report is retried', async () => {
  isOk = false;
  const element = start();
  show(element, 1);
  await new Promise((resolve) => setTimeout(resolve));
  isOk = true;
  show(element, 1);
  expect(sent).toEqual([REPORT, REPORT]);
});

test.each([
  ['analysis', true, 1],
  ['campaign', true, 1],
  ['chosen', true, 0],
  ['analysis', false, 0],
])('a page adapted by %s, with a holdout test %s: %d calls', (source, isHoldout, calls) => {
  document.cookie = `persona=developer.converter.new.default.${source}.11`;
  start(isHoldout);
  expect(sent).toEqual(Array(calls).fill(['http://localhost/api/exposures', true, { seen: [] }]));
});
