/** @jest-environment node */
import { stubPage } from '@/tests/support/widgets/page-stub';
import { sendDemoRequest, checkFields, updateErrors, selectFieldErrors } from './send-demo-request';
import { demoRequestErrors as errorTexts } from '@/lib/content/pages/demo-request';

const entry = {
  requestId: '6f1c1f0e-6d4e-4f3a-9a51-0c2d9a0a7c11',
  userId: 7,
  name: 'Ann',
  email: 'ann@company.example',
  company: 'Company',
  persona: { segment: 'developer', cluster: 'explorer', visitor: 'new' },
} as const;

const originalFetch = globalThis.fetch;
beforeEach(stubPage);
afterEach(() => {
  globalThis.fetch = originalFetch;
  jest.useRealTimers();
});

const problem = { errors: [{ field: 'email', message: 'Enter it.' }] };

test.each([
  [201, JSON.stringify({ requestId: entry.requestId }), { isSaved: true }],
  [200, '{"hotel":"wifi"}', { isSaved: false, failure: 'network', errors: [] }],
  [200, '<html>', { isSaved: false, failure: 'network', errors: [] }],
  [400, JSON.stringify(problem), { isSaved: false, failure: 'refused', errors: problem.errors }],
  [400, 'nonsense', { isSaved: false, failure: 'refused', errors: [] }],
  [408, '{}', { isSaved: false, failure: 'trouble', errors: [] }],
  [413, '', { isSaved: false, failure: 'refused', errors: [] }],
  [429, '{}', { isSaved: false, failure: 'busy', errors: [] }],
  [500, '', { isSaved: false, failure: 'trouble', errors: [] }],
  [503, '{}', { isSaved: false, failure: 'trouble', errors: [] }],
])('a response %i with %s', async (status, body, outcome) => {
  globalThis.fetch = async () => new Response(body, { status });
  expect(await sendDemoRequest(entry)).toEqual(outcome);
});

test('a network failure and a timeout are distinguished from a refusal', async () => {
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  const unknown = { isSaved: false, failure: 'network', errors: [] };
  expect(await sendDemoRequest(entry)).toEqual(unknown);

  jest.useFakeTimers();
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  const outcome = sendDemoRequest(entry);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toEqual(unknown);
});

test('a guest of a shared view is heard, without a cookie in either direction', async () => {
  document.cookie = 'demo-view=developer.explorer.new.chosen.chosen.11~1~guest~Acme~~~demo; Path=/';
  const sent: RequestInit[] = [];
  globalThis.fetch = async (_, init = {}) => {
    sent.push(init);
    return { ok: true, json: async () => entry } as Response;
  };
  expect(await sendDemoRequest(entry)).toEqual({ isSaved: true });
  expect(sent).toEqual([expect.objectContaining({ method: 'POST', credentials: 'omit' })]);
  document.cookie = 'demo-view=; Path=/; Max-Age=0';
});

test('a demo view sends nothing', async () => {
  document.documentElement.dataset.demoView = 'on';
  globalThis.fetch = async () => {
    throw new Error('sent');
  };
  expect(await sendDemoRequest(entry)).toEqual({ isSaved: true });
});

const values = {
  name: ' Ann ',
  email: 'ann@company.example',
  company: 'Company',
  companySize: '',
  message: '',
};

test('empty fields are omitted, and the rest is trimmed', () => {
  expect(checkFields(values)).toEqual({
    fields: { name: 'Ann', email: 'ann@company.example', company: 'Company' },
  });
  expect(checkFields({ ...values, companySize: '1000+', message: ' Hello ' })).toMatchObject({
    fields: { companySize: '1000+', message: 'Hello' },
  });
});

test('every invalid field explains what to do, in the order of the form', () => {
  const check = checkFields({
    name: ' ',
    email: 'ann@',
    company: '',
    companySize: '7',
    message: 'x'.repeat(2001),
  });
  const errors = {
    name: errorTexts.name.missing,
    email: errorTexts.email.invalid,
    company: errorTexts.company.missing,
    companySize: errorTexts.companySize.unknown,
    message: errorTexts.message.long,
  };
  expect(check).toEqual({ errors });
  expect(Object.keys('errors' in check ? check.errors : {})).toEqual(Object.keys(errors));
});

test.each([
  ['name', 101],
  ['company', 201],
  ['email', 260],
] as const)('a long %s is to be shortened', (name, length) => {
  const value = name === 'email' ? `${'x'.repeat(length)}@company.example` : 'x'.repeat(length);
  expect(checkFields({ ...values, [name]: value })).toEqual({ errors: { [name]: errorTexts[name].long } });
});

test('an error is updated and removed with its cause, and none is added while typing', () => {
  const errors = { email: errorTexts.email.missing, company: errorTexts.company.missing };
  expect(updateErrors(errors, 'email', { ...values, email: 'ann' })).toEqual({
    ...errors,
    email: errorTexts.email.invalid,
  });
  expect(updateErrors(errors, 'email', values)).toEqual({ company: errorTexts.company.missing });
  expect(updateErrors(errors, 'name', { ...values, name: '' })).toBe(errors);
});

test('of the server’s errors, those of the form’s fields are shown', () => {
  expect(
    selectFieldErrors([
      { field: 'persona.segment', message: 'x' },
      { field: 'email', message: 'first' },
      { field: 'email', message: 'second' },
    ]),
  ).toEqual({ email: 'first' });
});
