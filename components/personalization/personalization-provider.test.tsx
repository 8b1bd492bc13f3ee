import { act, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { readToasts } from '@/components/toast/toast-store';
import { clearBrowserData } from '@/lib/browser/my-data';
import { readUserId, renewUserId } from '@/lib/browser/user-id';
import { shellCopy } from '@/lib/content/shell';
import {
  beginSession,
  prepareSession,
  startVisit,
  sent,
  server,
  STORED,
} from '@/tests/support/widgets/visit';
import { useSession } from './personalization-context';

const router = { refresh: jest.fn() };
let slug = 'innovation-leader.explorer.new';
jest.mock('next/navigation', () => ({ useParams: () => ({ persona: slug }), useRouter: () => router }));

beforeEach(() => {
  slug = 'innovation-leader.explorer.new';
  router.refresh.mockClear();
  // jsdom has no layout to scroll.
  window.scrollTo = jest.fn();
  prepareSession();
});

test('a reader of a part of the session renders again only when that part changes', async () => {
  const renderCounts = { persona: 0, settings: 0, userId: 0 };
  function Reader({ part }: { part: keyof typeof renderCounts }) {
    useSession(part);
    useLayoutEffect(() => void (renderCounts[part] += 1));
    return null;
  }
  const result = await startVisit(
    <>
      <Reader part="persona" />
      <Reader part="settings" />
      <Reader part="userId" />
    </>,
  );
  expect(renderCounts).toEqual({ persona: 1, settings: 1, userId: 2 });
  act(() => result.current.actions.chooseSegment('developer'));
  expect(renderCounts).toEqual({ persona: 2, settings: 1, userId: 2 });
});

test('starts from the rendered persona and loads the visitor by the stored id', async () => {
  slug = 'developer.researcher.returning';
  const result = await startVisit();
  expect(result.current.session.persona).toEqual({
    segment: 'developer',
    cluster: 'researcher',
    visitor: 'returning',
  });
  expect(result.current.session.userId).toBe(7);
  expect(server.calls.map(({ path }) => path)).toEqual(['/api/user/7', '/api/personalization-settings/7']);
  expect(document.cookie).toBe('');
});

test('the next page of a visit asks for nothing, and knows what was saved meanwhile', async () => {
  server.answer = ({ path, body }) => {
    const stored = path.startsWith('/api/user/7') ? '/api/user/7' : '/api/personalization-settings/7';
    return { ...STORED[stored], ...(typeof body === 'object' && body) };
  };
  const first = await startVisit();
  act(() => first.current.actions.chooseSegment('developer'));
  act(() => first.current.actions.changeSetting('navigationAdaptation', false));
  await waitFor(() =>
    expect(localStorage.getItem('stored-visitor')).toContain('"navigationAdaptation":false'),
  );
  document.cookie = 'persona=; Path=/; Max-Age=0';
  server.calls = [];
  const next = await startVisit();
  expect(server.calls).toEqual([]);
  expect(next.current.session).toMatchObject({
    persona: { segment: 'developer' },
    settings: { navigationAdaptation: false },
  });
});

test('a new visitor, of whom nothing is stored, asks for nothing', async () => {
  localStorage.clear();
  renewUserId();
  await startVisit();
  expect(server.calls).toEqual([]);
});

test('a chosen segment reaches session, cookie, page and server', async () => {
  const result = await startVisit();
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

test('a switch that does not affect the copy does not apply a pending result of analysis', async () => {
  const result = await startVisit();
  act(() => result.current.actions.adoptCluster('researcher', 0.7));
  act(() => result.current.actions.changeSetting('navigationAdaptation', false));
  expect(document.cookie).toBe('persona=innovation-leader.researcher.new.default.analysis.10');
  expect(router.refresh).not.toHaveBeenCalled();
  act(() => result.current.actions.changeSetting('contentPersonalization', false));
  act(() => result.current.actions.changeSetting('contentPersonalization', true));
  expect(router.refresh).toHaveBeenCalled();
});

test('a goal chosen while the copy is standard announces that the copy stays standard', async () => {
  const result = await startVisit();
  act(() => result.current.actions.changeSetting('contentPersonalization', false));
  act(() => result.current.actions.chooseGoal('build-integrate'));
  expect(readToasts()[0]).toMatchObject(shellCopy.toast.choiceKept);
});

test('without a cookie the stored user is adopted; with one the cookie wins', async () => {
  server.answer = ({ path }) =>
    path === '/api/user/7'
      ? { segment: 'sales-prospect', isNewUser: false }
      : STORED['/api/personalization-settings/7'];
  const adopted = await startVisit();
  await waitFor(() => expect(adopted.current.session.persona.segment).toBe('sales-prospect'));
  expect(document.cookie).toBe('persona=sales-prospect.explorer.returning.default.default.11');

  document.cookie = 'persona=developer.converter.new.chosen.chosen.11; Path=/';
  slug = 'developer.converter.new';
  const restored = await startVisit();
  expect(restored.current.session.persona).toEqual({
    segment: 'developer',
    cluster: 'converter',
    visitor: 'new',
  });
});

test('a newer choice from another tab is not overwritten', async () => {
  const result = await startVisit();
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

test('a choice made here applies, even if it was shown before another tab chose', async () => {
  const result = await startVisit();
  act(() => result.current.actions.chooseSegment('developer'));
  document.cookie = 'persona=sales-prospect.explorer.new.chosen.default.11; Path=/';
  act(() => result.current.actions.chooseGoal('build-integrate'));
  expect(result.current.session.persona.segment).toBe('developer');
  expect(document.cookie).toContain('persona=developer.explorer.new.');
  expect(router.refresh).toHaveBeenCalledTimes(2);
});

test('a cluster chosen on an earlier visit no longer overrides analysis', async () => {
  slug = 'developer.converter.new';
  document.cookie = 'persona=developer.converter.new.chosen.chosen.11; Path=/';
  const result = await startVisit();
  expect(result.current.session.clusterSource).toBe('default');
  expect(result.current.session.persona.cluster).toBe('converter');
  // The next page of this visit starts from the cookie again.
  expect(document.cookie).toContain('persona=developer.converter.new.chosen.default.11');
});

test('a cluster chosen in this visit still overrides analysis after the page swap, even if nothing was stored before', async () => {
  const result = await startVisit();
  act(() => result.current.actions.chooseCluster('converter'));
  slug = 'innovation-leader.converter.new';
  result.rerender();
  act(() => result.current.actions.adoptCluster('explorer', 0.65));
  expect(result.current.session).toMatchObject({
    persona: { cluster: 'converter' },
    clusterSource: 'chosen',
  });
  expect(document.cookie).toBe('persona=innovation-leader.converter.new.default.chosen.11');
});

test('a cluster chosen again after consent was withdrawn, which clears the visit, overrides analysis too', async () => {
  const result = await startVisit();
  sessionStorage.clear();
  act(() => result.current.actions.chooseCluster('converter'));
  slug = 'innovation-leader.converter.new';
  result.rerender();
  expect(result.current.session.clusterSource).toBe('chosen');
});

test('a chosen cluster overrides analysis in a tab opened by a page of this site', async () => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/about`);
  slug = 'developer.converter.new';
  document.cookie = 'persona=developer.converter.new.chosen.chosen.11; Path=/';
  const result = await startVisit();
  expect(result.current.session.clusterSource).toBe('chosen');
});

test('the session works even if every call fails', async () => {
  server.answer = () => new Error('down');
  const toastsBefore = readToasts();
  const result = beginSession();
  await waitFor(() => expect(server.calls).toHaveLength(2));
  act(() => result.current.actions.chooseCluster('converter'));
  act(() => result.current.actions.chooseSegment('developer'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(result.current.session).toMatchObject({
    persona: { segment: 'developer', cluster: 'converter' },
    settingsLoaded: false,
  });
  expect(readToasts()).toBe(toastsBefore);
});

test('after a deletion the session continues with the next stored user id', async () => {
  const result = await startVisit();
  await act(async () => clearBrowserData());
  expect(localStorage.getItem('userId')).toBeNull();
  act(() => result.current.actions.chooseSegment('developer'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  const { userId } = result.current.session;
  expect(sent()[0]?.path).toBe(`/api/user/${userId}/segment`);
  expect(readUserId()).toBe(userId);
});
