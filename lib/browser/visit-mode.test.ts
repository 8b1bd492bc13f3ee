/** @jest-environment jsdom */
import { DEFAULT_PERSONA } from '@/lib/personalization/persona';
import type { PersonaCookie } from '@/lib/personalization/persona-cookie';

const OWN = 'sales-prospect.converter.returning.chosen.chosen.11';
const VIEW = 'developer.researcher.new.chosen.chosen.10~1~~Acme~~~demo';
const chosen: PersonaCookie = {
  ...DEFAULT_PERSONA,
  segmentSource: 'chosen',
  clusterSource: 'chosen',
  contentPersonalization: true,
  navigationAdaptation: true,
};
const entry = { userId: 1, rating: 5 } as const;
/** jsdom has no Request. */
class BrowserRequest {
  get keepalive() {
    return false;
  }
}
const fetchDouble = jest.fn(async () => ({ ok: true, json: async () => ({ id: 1 }) }) as Response);

beforeEach(() => {
  jest.resetModules();
  jest.clearAllMocks();
  globalThis.fetch = fetchDouble;
  Object.assign(globalThis, { Request: BrowserRequest });
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('userId', '7');
  localStorage.setItem('accessibility-settings', '{"fontSize":20}');
  sessionStorage.setItem('demo-request-draft', '{"name":"Ann"}');
  document.cookie = `persona=${OWN}; path=/`;
  document.cookie = `demo-view=${VIEW}; path=/`;
});

afterEach(() => {
  document.cookie = 'demo-view=; path=/; max-age=0';
  document.cookie = 'consent=; path=/; max-age=0';
  delete document.documentElement.dataset.demoView;
  delete document.documentElement.dataset.consent;
  delete document.documentElement.dataset.memory;
});

const browser = () => ({
  local: { ...localStorage },
  session: { ...sessionStorage },
  persona: /persona=([^;]*)/.exec(document.cookie)?.[1],
  consent: /consent=/.test(document.cookie),
});

type Action = readonly [string, () => Promise<unknown>];

const ACTIONS: readonly Action[] = [
  ['a key of local storage', async () => (await import('./storage')).writeStored('local', 'userId', '8')],
  ['a key of the session', async () => (await import('./storage')).writeStored('session', 'visit', 'begun')],
  ['a removed key', async () => (await import('./storage')).removeStored('local', 'userId')],
  [
    'what waited in memory',
    async () => {
      const { flushMemory, writeStored } = await import('./storage');
      writeStored('local', 'userId', '8');
      flushMemory();
    },
  ],
  ['a choice', async () => (await import('./stored-choices')).writePersonaCookie(chosen)],
  ['an answer about consent', async () => (await import('./visit-mode')).storeConsentChoice('no')],
  ['deleted data', async () => (await import('./my-data')).clearBrowserData()],
  [
    'feedback',
    async () => (await import('./request')).call('POST /api/feedback', { body: entry, demo: { id: 0 } }),
  ],
  [
    'an event and the way out',
    async () => {
      const { queueEvent, sendQueueOnLeave } = await import('./event-queue');
      queueEvent({ eventType: 'pageview', eventData: {}, page: '/' });
      sendQueueOnLeave();
    },
  ],
];

test.each(ACTIONS)('in the demo view %s is neither stored nor sent', async (_, run) => {
  const before = browser();
  await run();
  expect(browser()).toEqual(before);
  expect(fetchDouble).not.toHaveBeenCalled();
});

test.each(ACTIONS)('outside it, %s is stored or sent', async (_, run) => {
  document.cookie = 'demo-view=; path=/; max-age=0';
  const before = JSON.stringify(browser());
  await run();
  expect(JSON.stringify(browser()) !== before || fetchDouble.mock.calls.length > 0).toBe(true);
});

test('the demo view stores in memory, ignores the visitor’s stored data, and keeps accessibility choices', async () => {
  const { readStored, writeStored } = await import('./storage');
  expect(readStored('local', 'userId')).toBeNull();
  expect(readStored('session', 'demo-request-draft')).toBeNull();
  expect(readStored('local', 'accessibility-settings')).toBe('{"fontSize":20}');
  writeStored('local', 'userId', '8');
  expect(readStored('local', 'userId')).toBe('8');
});

test('the persona is read from and written to the view, the rest of which is unchanged', async () => {
  const { readPersonaCookie, writePersonaCookie } = await import('./stored-choices');
  expect(readPersonaCookie()).toMatchObject({ segment: 'developer', navigationAdaptation: false });
  writePersonaCookie(chosen);
  expect(document.cookie).toContain(
    'demo-view=innovation-leader.explorer.new.chosen.chosen.11~1~~Acme~~~demo',
  );
});

test('a page in the demo view stays in it, and does not restart it, after another tab has ended it', async () => {
  document.documentElement.dataset.demoView = 'on';
  document.cookie = 'demo-view=; path=/; max-age=0';
  const before = browser();
  const { readPersonaCookie, writePersonaCookie } = await import('./stored-choices');
  writePersonaCookie(chosen);
  (await import('./storage')).writeStored('local', 'userId', '8');
  expect(readPersonaCookie()).toBeNull();
  expect(browser()).toEqual(before);
  expect(document.cookie).not.toContain('demo-view=');
});

test.each([
  ['', undefined, 'own'],
  ['yes', 'opt-in', 'own'],
  ['', 'opt-in', 'private'],
  ['no', 'notice', 'private'],
])('without a demo view, consent %j in mode %j makes the visit %s', async (choice, mode, expected) => {
  const { selectByVisitMode, readVisitMode } = await import('./visit-mode');
  const values = { own: 1, private: 2, demo: 3 };
  expect([readVisitMode(), selectByVisitMode(values)]).toEqual(['demo', 3]);
  document.cookie = 'demo-view=; path=/; max-age=0';
  if (mode) document.documentElement.dataset.consent = mode;
  if (choice) document.cookie = `consent=${choice}; path=/`;
  expect([readVisitMode(), selectByVisitMode(values)]).toEqual([expected, expected === 'own' ? 1 : 2]);
});

test('a listener is called each time the visit becomes the visitor’s own', async () => {
  document.cookie = 'demo-view=; path=/; max-age=0';
  document.documentElement.dataset.consent = 'opt-in';
  const { storeConsentChoice, whenOwnVisit } = await import('./visit-mode');
  const listener = jest.fn();
  const unsubscribe = whenOwnVisit(listener);
  expect(listener).toHaveBeenCalledTimes(0);
  storeConsentChoice('yes');
  storeConsentChoice('yes');
  expect(listener).toHaveBeenCalledTimes(1);
  storeConsentChoice('no');
  storeConsentChoice('yes');
  expect(listener).toHaveBeenCalledTimes(2);
  whenOwnVisit(listener)();
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  storeConsentChoice('no');
  storeConsentChoice('yes');
  expect(listener).toHaveBeenCalledTimes(3);
});
