const KEY = 'accessibility-settings';
const root = document.documentElement;
const ATTRIBUTES = ['data-font-size', 'data-contrast', 'data-motion', 'data-focus', 'data-screen-reader'];

let systemReduces = false;
let systemListeners: (() => void)[] = [];
let warn: jest.SpyInstance;

/** Loads the store as a new page does, with `stored` in storage. */
async function openStore(stored: string | null = null) {
  if (stored !== null) localStorage.setItem(KEY, stored);
  jest.resetModules();
  const store = await import('@/components/hooks/use-accessibility');
  const listener = jest.fn();
  const stop = store.subscribeToAccessibility(listener);
  return {
    ...store,
    listener,
    stop,
    stored: () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown,
  };
}

beforeEach(() => {
  localStorage.clear();
  for (const name of ATTRIBUTES) root.removeAttribute(name);
  systemReduces = false;
  systemListeners = [];
  window.matchMedia = jest.fn().mockImplementation(() => ({
    get matches() {
      return systemReduces;
    },
    addEventListener: (_: string, listener: () => void) => systemListeners.push(listener),
    removeEventListener: (_: string, listener: () => void) => {
      systemListeners = systemListeners.filter((other) => other !== listener);
    },
  }));
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const setSystemMotion = (reduces: boolean) => {
  systemReduces = reduces;
  systemListeners.forEach((listener) => listener());
};

test('a choice is applied and stored with the documented fields; motion only after it is chosen', async () => {
  const store = await openStore();
  expect(store.changeAccessibility({ fontSize: 20 })).toBe(true);
  expect(root.dataset.fontSize).toBe('20');
  expect(store.stored()).toEqual({
    fontSize: 20,
    highContrast: false,
    screenReaderMode: false,
    focusIndicators: true,
    keyboardNavigation: true,
  });
  store.changeAccessibility({ reducedMotion: false });
  expect(store.stored()).toMatchObject({ fontSize: 20, reducedMotion: false });
  expect(root.dataset.motion).toBe('full');
  expect(store.listener).toHaveBeenCalledTimes(2);
  expect(warn).not.toHaveBeenCalled();
});

test('motion follows the system setting until the visitor chooses; the choice wins either way', async () => {
  const store = await openStore('{"fontSize":18}');
  expect(store.readAccessibility().reducedMotion).toBe(false);
  setSystemMotion(true);
  expect(store.readAccessibility().reducedMotion).toBe(true);
  expect(root.dataset.motion).toBeUndefined();
  store.changeAccessibility({ reducedMotion: false });
  expect(store.readAccessibility().reducedMotion).toBe(false);
  setSystemMotion(false);
  store.changeAccessibility({ reducedMotion: true });
  expect(store.readAccessibility().reducedMotion).toBe(true);
  store.stop();
  expect(systemListeners).toEqual([]);
});

test('choices, a reset and cleared storage from another tab are applied', async () => {
  const store = await openStore();
  const dispatchStorage = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  dispatchStorage(KEY, '{"highContrast":true}');
  expect(root.dataset.contrast).toBe('high');
  dispatchStorage('theme', '{"fontSize":24}');
  expect(store.readAccessibility()).toMatchObject({ fontSize: 16, highContrast: true });
  dispatchStorage(KEY, null);
  expect(store.readAccessibility().highContrast).toBe(false);
  dispatchStorage(KEY, '{"fontSize":12}');
  dispatchStorage(null, null);
  expect(store.readAccessibility().fontSize).toBe(16);
});

test('an invalid value is warned about once and replaced by the defaults', async () => {
  const store = await openStore('{"fontSize":"huge","highContrast":true}');
  store.readAccessibility();
  expect(store.readAccessibility()).toMatchObject({ fontSize: 16, highContrast: true });
  expect(warn.mock.calls).toEqual([
    ['Stored accessibility settings are invalid, using defaults for: fontSize'],
  ]);
});

test.each(['getItem', 'setItem', 'removeItem'] as const)(
  'when storage blocks %s, choices last as long as the page',
  async (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const store = await openStore();
    expect(store.changeAccessibility({ highContrast: true })).toBe(method !== 'setItem');
    expect(root.dataset.contrast).toBe('high');
    store.resetAccessibility();
    expect(store.readAccessibility().highContrast).toBe(false);
  },
);
