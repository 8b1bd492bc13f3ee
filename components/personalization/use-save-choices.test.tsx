import { act, waitFor } from '@testing-library/react';
import { readToasts } from '@/components/toast/toast-store';
import { resetFirstCall, send } from '@/lib/browser/request';
import { readStoredVisitor } from '@/lib/browser/stored-visitor';
import { shellCopy } from '@/lib/content/shell';
import { clearConsentChoice, storeConsentChoice } from '@/lib/browser/visit-mode';
import {
  answerAsStored,
  beginSession,
  prepareSession,
  startVisit,
  sent,
  server,
  STORED,
} from '@/tests/support/widgets/visit';

const mockRouter = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({
  useParams: () => ({ persona: 'innovation-leader.explorer.new' }),
  useRouter: () => mockRouter,
}));

beforeEach(prepareSession);

test('a setting that could not be saved is reverted with a toast', async () => {
  const result = await startVisit();
  server.answer = () => new Error('down');
  act(() => result.current.actions.changeSetting('contentPersonalization', false));
  expect(result.current.session.settings.contentPersonalization).toBe(false);
  await waitFor(() => expect(result.current.session.settings.contentPersonalization).toBe(true));
  expect(readToasts()[0]).toMatchObject({
    title: 'Error',
    description: 'There was a problem updating your settings.',
    variant: 'destructive',
  });
});

test.each([
  ['two failed saves restore the server’s value', 0, true],
  ['a failed second save leaves the first value', 1, false],
])('for a switch flipped twice, %s', async (_, saved, expected) => {
  const result = await startVisit();
  server.answer = (call) => (sent().length > saved ? new Error('down') : answerAsStored(call));
  act(() => result.current.actions.changeSetting('contentPersonalization', false));
  act(() => result.current.actions.changeSetting('contentPersonalization', true));
  const failures = () =>
    jest.mocked(console.info).mock.calls.filter(([text]) => /^PATCH .* failed/.test(String(text)));
  await waitFor(() => expect(failures()).toHaveLength(2 - saved));
  await waitFor(() => expect(result.current.session.settings.contentPersonalization).toBe(expected));
});

test('a choice made while the server is slow applies, and its other values are adopted', async () => {
  let respond = () => {};
  const waiting = new Promise<void>((resolve) => (respond = resolve));
  server.answer = async ({ method, path }) => {
    if (method !== 'GET') return {};
    await waiting;
    return path === '/api/user/7'
      ? { segment: 'sales-prospect', isNewUser: false }
      : { contentPersonalization: false, navigationAdaptation: true, behavioralAnalytics: false };
  };
  const result = beginSession();
  await waitFor(() => expect(server.calls.length).toBeGreaterThan(0));
  act(() => result.current.actions.chooseSegment('developer'));
  act(() => result.current.actions.changeSetting('navigationAdaptation', false));
  await act(async () => respond());
  await waitFor(() => expect(result.current.session.settingsLoaded).toBe(true));
  expect(result.current.session.settings).toEqual({
    contentPersonalization: false,
    navigationAdaptation: false,
    behavioralAnalytics: false,
  });
  expect(result.current.session.persona).toEqual({
    segment: 'developer',
    cluster: 'explorer',
    visitor: 'new',
  });
  expect(readStoredVisitor(7)).toEqual({});
});

test('a saved setting shows a toast', async () => {
  const result = await startVisit();
  act(() => result.current.actions.changeSetting('navigationAdaptation', false));
  await waitFor(() =>
    expect(readToasts()[0]).toMatchObject({
      title: 'Settings updated',
      description: 'Your personalization preferences have been saved.',
      variant: 'default',
    }),
  );
  expect(sent()).toEqual([
    { method: 'PATCH', path: '/api/personalization-settings/7', body: { navigationAdaptation: false } },
  ]);
});

test('a save outlives its page, and the next page does not show the value before it', async () => {
  const result = await startVisit();
  const sender = jest.spyOn(globalThis, 'fetch');
  expect(readStoredVisitor(7)).toHaveProperty('settings');
  server.answer = () => new Promise(() => {});
  act(() => result.current.actions.changeSetting('navigationAdaptation', false));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sender.mock.lastCall?.[1]).toMatchObject({ method: 'PATCH', keepalive: true });
  expect(readStoredVisitor(7)).not.toHaveProperty('settings');
});

test('a choice that waits for an earlier save is sent when the visitor leaves', async () => {
  const result = await startVisit();
  server.answer = () => new Promise(() => {});
  act(() => result.current.actions.changeSetting('navigationAdaptation', false));
  act(() => result.current.actions.changeSetting('contentPersonalization', false));
  await waitFor(() => expect(sent()).toHaveLength(1));
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  expect(sent().map(({ body }) => body)).toEqual([
    { navigationAdaptation: false },
    { contentPersonalization: false },
  ]);
});

test('so is one that waits for the first call of the visit', async () => {
  server.answer = () => new Promise(() => {});
  resetFirstCall();
  const result = beginSession();
  await waitFor(() => expect(server.calls).toHaveLength(1));
  act(() => result.current.actions.changeSetting('navigationAdaptation', false));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(sent()).toEqual([]);
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  expect(sent().map(({ body }) => body)).toEqual([{ navigationAdaptation: false }]);
  resetFirstCall();
});

test('an unsaved segment is sent with the next successful call', async () => {
  const result = await startVisit();
  server.answer = () => new Error('down');
  act(() => result.current.actions.chooseSegment('developer'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  server.answer = answerAsStored;
  act(() => result.current.actions.chooseVisitor('returning'));
  await waitFor(() =>
    expect(sent().map(({ path }) => path)).toEqual([
      '/api/user/7/segment',
      '/api/user/7/new-user-status',
      '/api/user/7/segment',
    ]),
  );
  await waitFor(() => expect(localStorage.getItem('unsaved-segment')).toBeNull());

  server.answer = () => new Error('down');
  act(() => result.current.actions.chooseSegment('sales-prospect'));
  await waitFor(() => expect(sent()).toHaveLength(4));
  server.answer = answerAsStored;
  await send('GET /api/chat/{userId}', { userId: 7 });
  await waitFor(() => expect(localStorage.getItem('unsaved-segment')).toBeNull());
  expect(sent().at(-1)?.body).toEqual({ segment: 'sales-prospect' });
  expect(sent()).toHaveLength(5);
});

test('a segment chosen without consent is never sent', async () => {
  const result = await startVisit();
  act(() => storeConsentChoice('no'));
  act(() => result.current.actions.chooseSegment('developer'));
  await send('GET /api/chat/{userId}', { userId: 7 });
  await send('GET /api/chat/{userId}', { userId: 7 });
  expect(sent()).toEqual([]);
  await act(async () => clearConsentChoice());
});

test('choices that wait for the first call are not sent after consent is withdrawn', async () => {
  let respond = () => {};
  const waiting = new Promise<void>((resolve) => (respond = resolve));
  server.answer = async ({ path }) => {
    await waiting;
    return STORED[path as keyof typeof STORED] ?? {};
  };
  resetFirstCall();
  const result = beginSession();
  await waitFor(() => expect(server.calls).toHaveLength(1));
  act(() => result.current.actions.chooseSegment('developer'));
  act(() => result.current.actions.changeSetting('navigationAdaptation', false));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  act(() => storeConsentChoice('no'));
  await act(async () => respond());
  await waitFor(() =>
    expect(readToasts()[0]).toMatchObject({ title: shellCopy.toast.settingsForVisit.title }),
  );
  expect(sent()).toEqual([]);
  expect(result.current.session.settings.navigationAdaptation).toBe(false);
  await act(async () => clearConsentChoice());
});
