import { act } from '@testing-library/react';
import { clearBrowserData } from '@/lib/browser/my-data';
import { SETTINGS_RETRY_LIMIT_MS, SETTINGS_RETRY_MS } from '@/lib/config/timings';
import { clearConsentChoice, storeConsentChoice } from '@/lib/browser/visit-mode';
import { beginSession, prepareSession, server } from '@/tests/support/widgets/visit';

const mockRouter = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({
  useParams: () => ({ persona: 'innovation-leader.explorer.new' }),
  useRouter: () => mockRouter,
}));

const STORED_SETTINGS = {
  contentPersonalization: true,
  navigationAdaptation: false,
  behavioralAnalytics: true,
};
const settingsCalls = () => server.calls.filter(({ path }) => path === '/api/personalization-settings/7');
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const setConnection = (state: 'offline' | 'online') =>
  act(async () => void window.dispatchEvent(new Event(state)));
const goOnline = () => setConnection('online');

beforeEach(() => {
  jest.useFakeTimers();
  // The longest delays.
  jest.spyOn(Math, 'random').mockReturnValue(1 - Number.EPSILON);
  prepareSession();
  server.answer = () => new Error('down');
});
afterEach(() => {
  act(clearConsentChoice);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function begin() {
  const result = beginSession();
  await wait(10);
  expect(settingsCalls()).toHaveLength(1);
  expect(result.current.session.settingsLoaded).toBe(false);
  return result;
}

const waitForLong = () => wait(10 * SETTINGS_RETRY_LIMIT_MS);

test('settings that failed to load are requested again with growing delays until they arrive', async () => {
  const result = await begin();
  await wait(SETTINGS_RETRY_MS);
  expect(settingsCalls()).toHaveLength(2);
  await wait(SETTINGS_RETRY_MS);
  expect(settingsCalls()).toHaveLength(2);
  server.answer = () => STORED_SETTINGS;
  await wait(SETTINGS_RETRY_MS);
  expect(settingsCalls()).toHaveLength(3);
  expect(result.current.session).toMatchObject({ settings: STORED_SETTINGS, settingsLoaded: true });
  await waitForLong();
  await goOnline();
  expect(settingsCalls()).toHaveLength(3);
});

test('without a connection nothing is requested; a restored one is used at once', async () => {
  const result = await begin();
  await setConnection('offline');
  await waitForLong();
  expect(settingsCalls()).toHaveLength(1);
  server.answer = () => STORED_SETTINGS;
  await goOnline();
  expect(result.current.session.settingsLoaded).toBe(true);
  await waitForLong();
  expect(settingsCalls()).toHaveLength(2);
});

test('no delay is longer than five minutes', async () => {
  await begin();
  await wait(24 * 60 * 60_000);
  const before = settingsCalls().length;
  await wait(SETTINGS_RETRY_LIMIT_MS);
  expect(settingsCalls()).toHaveLength(before + 1);
});

test('nothing is requested after consent is withdrawn; when it is given again, once', async () => {
  const result = await begin();
  act(() => storeConsentChoice('no'));
  await goOnline();
  await waitForLong();
  expect(settingsCalls()).toHaveLength(1);
  server.answer = () => STORED_SETTINGS;
  act(() => storeConsentChoice('yes'));
  await wait(10);
  expect(result.current.session.settingsLoaded).toBe(true);
  await waitForLong();
  expect(settingsCalls()).toHaveLength(2);
});

test('withdrawing and giving consent within one delay leaves one request', async () => {
  await begin();
  act(() => storeConsentChoice('no'));
  act(() => storeConsentChoice('yes'));
  await wait(10);
  expect(settingsCalls()).toHaveLength(2);
  await wait(SETTINGS_RETRY_MS);
  expect(settingsCalls()).toHaveLength(3);
});

test('a refused request is not retried', async () => {
  const answer = globalThis.fetch;
  globalThis.fetch = async (path, init) => ({ ...(await answer(path, init)), status: 403 }) as Response;
  await begin();
  await waitForLong();
  expect(settingsCalls()).toHaveLength(1);
});

test('after a deletion nothing is requested with the next user id, and none is stored', async () => {
  await begin();
  await act(async () => clearBrowserData());
  await goOnline();
  await waitForLong();
  expect(server.calls.filter(({ path }) => path.startsWith('/api/personalization-settings/'))).toHaveLength(
    1,
  );
  expect(localStorage.getItem('userId')).toBeNull();
});
