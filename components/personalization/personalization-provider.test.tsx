import { act, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { readToasts } from '@/components/toast/toast-store';
import { send } from '@/lib/browser/request';
import { usePersonalizationActions, useSession } from './personalization-context';
import { PersonalizationProvider } from './personalization-provider';

const router = { refresh: jest.fn() };
let slug = 'innovation-leader.explorer.new';
jest.mock('next/navigation', () => ({ useParams: () => ({ persona: slug }), useRouter: () => router }));

type Call = { method: string; path: string; body: unknown };
let calls: Call[] = [];
let answer: (call: Call) => unknown = () => ({});

const stored = {
  '/api/user/7': { segment: 'innovation-leader', isNewUser: true },
  '/api/personalization-settings/7': {
    contentPersonalization: true,
    navigationAdaptation: true,
    behavioralAnalytics: true,
  },
};

beforeEach(() => {
  calls = [];
  slug = 'innovation-leader.explorer.new';
  router.refresh.mockClear();
  document.cookie = 'persona=; Path=/; Max-Age=0';
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('userId', '7');
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  answer = ({ path }) => Object.entries(stored).find(([known]) => path === known)?.[1] ?? {};
  globalThis.fetch = async (path, init) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { method: init?.method ?? 'GET', path: String(path), body };
    calls.push(call);
    const value = await answer(call);
    const isFailure = value instanceof Error;
    return {
      ok: !isFailure,
      status: isFailure ? 500 : 200,
      json: async () => value,
      text: async () => '',
    } as Response;
  };
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <PersonalizationProvider>{children}</PersonalizationProvider>
);
const renderSession = async (beside?: ReactNode) => {
  const { result } = renderHook(() => ({ session: useSession(), actions: usePersonalizationActions() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <PersonalizationProvider>
        {beside}
        {children}
      </PersonalizationProvider>
    ),
  });
  await waitFor(() => expect(result.current.session.settingsLoaded).toBe(true));
  return result;
};
const sent = () => calls.filter(({ method }) => method !== 'GET');

test('what reads a part of the session is drawn again when that part changes, and for nothing else', async () => {
  const drawn = { persona: 0, settings: 0, userId: 0 };
  function Reader({ part }: { part: keyof typeof drawn }) {
    useSession(part);
    useLayoutEffect(() => void (drawn[part] += 1));
    return null;
  }
  const result = await renderSession(
    <>
      <Reader part="persona" />
      <Reader part="settings" />
      <Reader part="userId" />
    </>,
  );
  expect(drawn).toEqual({ persona: 1, settings: 1, userId: 2 });
  act(() => result.current.actions.chooseSegment('developer'));
  expect(drawn).toEqual({ persona: 2, settings: 1, userId: 2 });
});

test('starts from what the server rendered and reads the visitor by the stored id', async () => {
  slug = 'developer.researcher.returning';
  const result = await renderSession();
  expect(result.current.session.persona).toEqual({
    segment: 'developer',
    cluster: 'researcher',
    visitor: 'returning',
  });
  expect(result.current.session.userId).toBe(7);
  expect(calls.map(({ path }) => path)).toEqual(['/api/user/7', '/api/personalization-settings/7']);
  expect(document.cookie).toBe('');
});

test('a chosen segment reaches session, cookie, page and server', async () => {
  const result = await renderSession();
  act(() => result.current.actions.chooseSegment('developer'));
  expect(result.current.session.persona.segment).toBe('developer');
  expect(document.cookie).toBe('persona=developer.explorer.new.chosen.default.11');
  expect(router.refresh).toHaveBeenCalledTimes(1);
  await waitFor(() =>
    expect(sent()).toEqual([
      { method: 'PATCH', path: '/api/user/7/segment', body: { segment: 'developer' } },
    ]),
  );
});

test('without a cookie the stored user is adopted; with one the cookie wins', async () => {
  answer = ({ path }) =>
    path === '/api/user/7'
      ? { segment: 'sales-prospect', isNewUser: false }
      : stored['/api/personalization-settings/7'];
  const adopted = await renderSession();
  await waitFor(() => expect(adopted.current.session.persona.segment).toBe('sales-prospect'));
  expect(document.cookie).toBe('persona=sales-prospect.explorer.returning.default.default.11');

  document.cookie = 'persona=developer.converter.new.chosen.11; Path=/';
  slug = 'developer.converter.new';
  const kept = await renderSession();
  expect(kept.current.session.persona).toEqual({
    segment: 'developer',
    cluster: 'converter',
    visitor: 'new',
  });
});

test('what another tab chose since is not written over', async () => {
  const result = await renderSession();
  act(() => result.current.actions.chooseSegment('developer'));
  document.cookie = 'persona=sales-prospect.explorer.returning.chosen.default.11; Path=/';
  act(() => result.current.actions.adoptCluster('researcher', 0.7));
  expect(document.cookie).toContain('persona=sales-prospect.researcher.returning.');

  document.cookie = 'persona=innovation-leader.explorer.returning.chosen.default.11; Path=/';
  act(() => result.current.actions.chooseCluster('converter'));
  expect(document.cookie).toContain('persona=innovation-leader.converter.returning.');
  expect(result.current.session.persona).toEqual({
    segment: 'innovation-leader',
    cluster: 'converter',
    visitor: 'returning',
  });
});

test('an unknown stored segment leaves the page alone and goes to navigation only', async () => {
  answer = ({ path }) =>
    path === '/api/user/7'
      ? { segment: 'astronaut', isNewUser: true }
      : stored['/api/personalization-settings/7'];
  const result = await renderSession();
  await waitFor(() => expect(result.current.session.storedSegment).toBe('astronaut'));
  expect(result.current.session.persona.segment).toBe('innovation-leader');
  expect(router.refresh).not.toHaveBeenCalled();
});

test('a setting that could not be saved goes back and says so', async () => {
  const result = await renderSession();
  answer = () => new Error('down');
  act(() => result.current.actions.changeSetting('contentPersonalization', false));
  expect(result.current.session.settings.contentPersonalization).toBe(false);
  await waitFor(() => expect(result.current.session.settings.contentPersonalization).toBe(true));
  expect(readToasts()[0]).toMatchObject({
    title: 'Error',
    description: 'There was a problem updating your settings.',
    variant: 'destructive',
  });
});

test('of a switch flipped twice, two failed saves leave what the server keeps', async () => {
  const result = await renderSession();
  answer = () => new Error('down');
  act(() => result.current.actions.changeSetting('contentPersonalization', false));
  act(() => result.current.actions.changeSetting('contentPersonalization', true));
  const failures = () =>
    jest.mocked(console.info).mock.calls.filter(([text]) => /not saved/.test(String(text)));
  await waitFor(() => expect(failures()).toHaveLength(2));
  expect(result.current.session.settings.contentPersonalization).toBe(true);
});

test('of a switch flipped twice, the first save holds where the second fails', async () => {
  const result = await renderSession();
  answer = () => (sent().length > 1 ? new Error('down') : {});
  act(() => result.current.actions.changeSetting('contentPersonalization', false));
  act(() => result.current.actions.changeSetting('contentPersonalization', true));
  await waitFor(() => expect(result.current.session.settings.contentPersonalization).toBe(false));
});

test('what is chosen while the server is slow holds, and what else it keeps is adopted', async () => {
  let respond = () => {};
  const waiting = new Promise<void>((resolve) => (respond = resolve));
  answer = async ({ method, path }) => {
    if (method !== 'GET') return {};
    await waiting;
    return path === '/api/user/7'
      ? { segment: 'sales-prospect', isNewUser: false }
      : { contentPersonalization: false, navigationAdaptation: true, behavioralAnalytics: false };
  };
  const { result } = renderHook(() => ({ session: useSession(), actions: usePersonalizationActions() }), {
    wrapper,
  });
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
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
});

test('a saved setting says so', async () => {
  const result = await renderSession();
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

test('a segment that was not saved goes with the next successful call', async () => {
  const result = await renderSession();
  answer = () => new Error('down');
  act(() => result.current.actions.chooseSegment('developer'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  answer = () => ({});
  act(() => result.current.actions.chooseVisitor('returning'));
  await waitFor(() =>
    expect(sent().map(({ path }) => path)).toEqual([
      '/api/user/7/segment',
      '/api/user/7/new-user-status',
      '/api/user/7/segment',
    ]),
  );
  await waitFor(() => expect(localStorage.getItem('unsaved-segment')).toBeNull());

  answer = () => new Error('down');
  act(() => result.current.actions.chooseSegment('sales-prospect'));
  await waitFor(() => expect(sent()).toHaveLength(4));
  answer = () => ({});
  await send('GET', '/api/chat/7');
  await waitFor(() => expect(localStorage.getItem('unsaved-segment')).toBeNull());
  expect(sent().at(-1)?.body).toEqual({ segment: 'sales-prospect' });
  expect(sent()).toHaveLength(5);
});

test('a cluster chosen on an earlier visit no longer holds against analysis', async () => {
  slug = 'developer.converter.new';
  document.cookie = 'persona=developer.converter.new.chosen.11; Path=/';
  const result = await renderSession();
  expect(result.current.session.clusterSource).toBe('default');
  expect(result.current.session.persona.cluster).toBe('converter');
});

test('every call failing leaves a working session', async () => {
  answer = () => new Error('down');
  const { result } = renderHook(() => ({ session: useSession(), actions: usePersonalizationActions() }), {
    wrapper,
  });
  await waitFor(() => expect(calls).toHaveLength(2));
  act(() => result.current.actions.chooseCluster('converter'));
  expect(result.current.session.persona.cluster).toBe('converter');
  expect(result.current.session.settingsLoaded).toBe(false);
});
