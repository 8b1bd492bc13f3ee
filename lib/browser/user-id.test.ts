/** @jest-environment jsdom */

let readUserId: (random?: () => number) => number;
let renewUserId: (random?: () => number) => void;
let onUserIdRenewed: (listener: (userId: number) => void) => () => void;

function withStorage(initial: Record<string, string> = {}) {
  for (const [key, value] of Object.entries(initial)) localStorage.setItem(key, value);
  return localStorage;
}

beforeEach(async () => {
  localStorage.clear();
  delete document.documentElement.dataset.demoView;
  // A new page load has its own random id.
  jest.resetModules();
  ({ readUserId, renewUserId, onUserIdRenewed } = await import('./user-id'));
});

test.each([
  ['0', 0],
  ['42', 42],
  ['2147483647', 2_147_483_647],
])('the stored id %s is kept', (stored, expected) => {
  withStorage({ userId: stored });
  expect(readUserId(() => 0.5)).toBe(expected);
});

test.each(['', '-1', '1.5', '2147483648', 'NaN', 'abc', '{"a":1}'])(
  'the stored text %j is replaced by an id below 10000',
  (stored) => {
    const storage = withStorage({ userId: stored });
    expect(readUserId(() => 0.99999)).toBe(9999);
    expect(storage.getItem('userId')).toBe('9999');
  },
);

test('nothing is stored under an id that was just drawn, so nothing needs to be read', async () => {
  const { readStoredVisitor } = await import('./stored-visitor');
  const userId = readUserId(() => 0.5);
  expect(readStoredVisitor(userId)).toEqual({
    user: { segment: 'innovation-leader', isNewUser: true },
    settings: { contentPersonalization: true, navigationAdaptation: true, behavioralAnalytics: true },
  });
  withStorage({ userId: '42' });
  expect(readStoredVisitor(readUserId())).toEqual({});
});

test('blocked storage still results in one id for the whole page', () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  expect(readUserId(() => 0)).toBe(0);
  expect(readUserId(() => 0.5)).toBe(0);
});

test('after a deletion the page continues with another id, stored when needed', () => {
  const storage = withStorage({ userId: '42' });
  expect(readUserId()).toBe(42);
  storage.clear();
  const listener = jest.fn();
  const stop = onUserIdRenewed(listener);
  renewUserId(() => 0.5);
  stop();
  renewUserId(() => 0.6);
  expect(listener.mock.calls).toEqual([[5000]]);
  expect(storage.length).toBe(0);
  expect(readUserId()).toBe(6000);
  expect(storage.getItem('userId')).toBe('6000');
});

function changeInOtherTab(key: string | null, newValue: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

test('all tabs of a browser share one id, whichever stored it', () => {
  const storage = withStorage();
  const listener = jest.fn();
  const stop = onUserIdRenewed(listener);
  expect(readUserId(() => 0)).toBe(0);
  storage.setItem('userId', '77');
  changeInOtherTab('userId', '77');
  changeInOtherTab('userId', '77');
  changeInOtherTab('theme', 'dark');
  expect(listener.mock.calls).toEqual([[77]]);
  expect(readUserId()).toBe(77);
  stop();
  changeInOtherTab('userId', '78');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('an id that another tab has deleted is not written back', () => {
  const storage = withStorage({ userId: '42' });
  const listener = jest.fn();
  const stop = onUserIdRenewed(listener);
  expect(readUserId()).toBe(42);
  storage.clear();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  changeInOtherTab('userId', null);
  expect(listener.mock.calls).toEqual([[5000]]);
  expect(readUserId()).toBe(5000);
  stop();
});

test('the demo view does not take its id from the visitor’s own tabs', () => {
  const storage = withStorage();
  const listener = jest.fn();
  const stop = onUserIdRenewed(listener);
  document.documentElement.dataset.demoView = 'on';
  expect(readUserId(() => 0)).toBe(0);
  storage.setItem('userId', '77');
  changeInOtherTab('userId', '77');
  changeInOtherTab(null, null);
  expect(listener).not.toHaveBeenCalled();
  expect(readUserId()).toBe(0);
  stop();
});
