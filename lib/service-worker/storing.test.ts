import { mayStore, setStoring } from './storing';

const get = jest.fn();

beforeEach(() => Object.assign(globalThis, { cookieStore: { get } }));
afterAll(() => Reflect.deleteProperty(globalThis, 'cookieStore'));

test.each([
  ['no', false],
  ['yes', true],
  ['seen', true],
  [undefined, true],
])('a restarted worker, with consent %j, stores copies: %s', async (value, expected) => {
  setStoring(true);
  get.mockResolvedValue(value === undefined ? null : { name: 'consent', value });
  expect(await mayStore()).toBe(expected);
});

test('a refusal applies while the cookie is still being read', async () => {
  setStoring(true);
  get.mockResolvedValue(null);
  const answer = mayStore();
  setStoring(false);
  expect(await answer).toBe(false);
});

test('if a worker cannot read cookies, the last message applies', async () => {
  Reflect.deleteProperty(globalThis, 'cookieStore');
  setStoring(true);
  expect(await mayStore()).toBe(true);
});
