import { act, renderHook } from '@testing-library/react';
import type { TrialCall } from './trial-call';
import { useTrialForm } from './trial-form';

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
