import { setStoring } from './storing';
import { readPersona, storePersona } from './stored-persona';

const DEVELOPER = 'developer.explorer.new.chosen.default.11';
const LEADER = 'innovation-leader.explorer.new.default.default.11';
const get = jest.fn();
let stored = new Map<string, string>();
const cache = {
  delete: async (key: string) => stored.delete(key),
  put: async (key: string, response: Response) => void stored.set(key, await response.text()),
  match: async (key: string) => {
    const text = stored.get(key);
    return text === undefined ? undefined : new Response(text);
  },
};

beforeEach(() => {
  stored = new Map();
  setStoring(true);
  get.mockResolvedValue(null);
  Object.assign(globalThis, { cookieStore: { get }, caches: { open: async () => cache } });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'cookieStore');
  Reflect.deleteProperty(globalThis, 'caches');
});

test('if the worker cannot read a cookie, the latest one from a page applies', async () => {
  await storePersona(LEADER);
  await storePersona(DEVELOPER);
  expect(await readPersona()).toBe(DEVELOPER);
  await storePersona(null);
  expect(await readPersona()).toBeNull();
});

test('a readable cookie takes precedence over one from a page', async () => {
  await storePersona(LEADER);
  get.mockResolvedValue({ name: 'persona', value: DEVELOPER });
  expect(await readPersona()).toBe(DEVELOPER);
});

test('nothing is stored for a visitor who has refused storage', async () => {
  get.mockResolvedValue({ name: 'consent', value: 'no' });
  await storePersona(DEVELOPER);
  expect(stored.size).toBe(0);
});
