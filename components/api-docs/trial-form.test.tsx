import { act, renderHook } from '@testing-library/react';
import { type TrialCall, formatAddress, hasForeignUserId, selectTrialCall, createInput } from './trial-call';
import { useTrialForm } from './trial-form';
import { findCall } from '@/lib/calls/calls';
import { API_CALL_IDS, apiDocsCopy, type ApiCallId } from '@/lib/content/pages/api-docs';

const CALL: TrialCall = {
  id: 'get-user',
  title: 'Read',
  method: 'GET',
  path: '/api/try',
  parameters: [],
  body: null,
};

let answers: ((text: string) => void)[] = [];

beforeEach(() => {
  answers = [];
  globalThis.fetch = () =>
    new Promise((resolve) => {
      answers.push((text) =>
        resolve({
          ok: true,
          status: 200,
          statusText: 'OK',
          headers: new Headers(),
          text: async () => text,
        } as unknown as Response),
      );
    });
});

test('a response that arrives after a reset is not shown', async () => {
  const { result } = renderHook(() => useTrialForm(CALL));
  act(() => void result.current.send());
  act(() => result.current.reset());
  await act(async () => answers[0]?.('"first"'));
  expect(result.current.state).toEqual({ phase: 'idle' });
});

test('a slow response does not replace that of a later call', async () => {
  const { result } = renderHook(() => useTrialForm(CALL));
  act(() => void result.current.send());
  act(() => result.current.reset());
  act(() => void result.current.send());
  await act(async () => answers[1]?.('"second"'));
  await act(async () => answers[0]?.('"first"'));
  expect(result.current.state).toMatchObject({ phase: 'answered', response: { body: '"second"' } });
});

const trialOf = (id: ApiCallId) => selectTrialCall(id, apiDocsCopy.calls[id].title, findCall(id));

test.each(API_CALL_IDS)('%s starts with the visitor’s own id and is valid for the server', (id) => {
  const call = trialOf(id);
  const input = createInput(call, 77);
  const { request } = findCall(id);
  expect(formatAddress(call, input)).not.toContain('42');
  expect(hasForeignUserId(call, input.body, 77)).toBe(false);
  if (request) expect(request.schema.safeParse(JSON.parse(input.body))).toMatchObject({ success: true });
});

test('the address contains the filled-in values', () => {
  expect(formatAddress(trialOf('patch-segment'), { parameters: { id: '7' }, body: '' })).toBe(
    '/api/user/7/segment',
  );
  const health = trialOf('check-health');
  expect(formatAddress(health, createInput(health, 7))).toBe('/api/health');
  expect(formatAddress(health, { parameters: { probe: 'a&b' }, body: '' })).toBe('/api/health?probe=a%26b');
});

test.each([
  ['{"userId": 8, "message": "x"}', true],
  ['{"userId": "7", "message": "x"}', true],
  ['{"message": "{\\"userId\\": 8, \\"message\\": \\"x\\"}"}', true],
  ['{"userId": 7}', false],
  ['not JSON', false],
  ['null', false],
])('the body %s names a user other than 7: %p', (body, expected) => {
  expect(hasForeignUserId(trialOf('send-chat'), body, 7)).toBe(expected);
});

test('a body without a user id is never foreign', () => {
  expect(hasForeignUserId(trialOf('patch-segment'), '{"userId": 8}', 7)).toBe(false);
});
