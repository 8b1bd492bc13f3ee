import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/layout/query-provider';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { PersonalizationProvider } from '@/components/personalization/personalization-provider';
import type { Session } from '@/lib/personalization/session';

type Call = { method: string; path: string; body: unknown };

export const STORED = {
  '/api/user/7': { segment: 'innovation-leader', isNewUser: true },
  '/api/personalization-settings/7': {
    contentPersonalization: true,
    navigationAdaptation: true,
    behavioralAnalytics: true,
  },
};

let writes: Call[] = [];
export const sent = () => writes;

/** Calls of the visitor, and the server's responses; an Error becomes a 500. */
export const server: { calls: Call[]; answer: (call: Call) => unknown } = { calls: [], answer: () => ({}) };

/** Like the server: a save is answered with the whole stored object. */
export function answerAsStored({ path, body }: Call): object {
  const stored = Object.entries(STORED).find(
    ([known]) => path.split('/', 3).join() === known.split('/', 3).join(),
  )?.[1];
  return { ...stored, ...(typeof body === 'object' && body) };
}

/** A server that knows no visitor and accepts everything. Returns the list of received writes. */
export function stubServer(): Call[] {
  server.calls = [];
  server.answer = answerAsStored;
  writes = [];
  globalThis.fetch = async (path, init) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { method: init?.method ?? 'GET', path: String(path), body };
    server.calls.push(call);
    if (call.method !== 'GET') writes.push(call);
    const value = await server.answer(call);
    const isFailure = value instanceof Error;
    return {
      ok: !isFailure,
      status: isFailure ? 500 : 200,
      json: async () => value,
      text: async () => '',
    } as Response;
  };
  return writes;
}

/** A browser that has only its user id stored, and a server with default data. */
export function prepareSession(): void {
  stubServer();
  document.cookie = 'persona=; Path=/; Max-Age=0';
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('userId', '7');
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
}

type Visit = { session: Session; actions: ReturnType<typeof usePersonalizationActions> };

/** A visit before the server's first response. `rerender` renders the page again, for another URL or variant. */
export function beginSession(children?: ReactNode) {
  const visit: { current?: Visit } = {};
  function Witness() {
    visit.current = { session: useSession(), actions: usePersonalizationActions() };
    return null;
  }
  const page = () => (
    <QueryProvider>
      <PersonalizationProvider>
        {children}
        <Witness />
      </PersonalizationProvider>
    </QueryProvider>
  );
  const view = render(page());
  const read = () => {
    if (!visit.current) throw new Error('The visit has not begun.');
    return visit.current;
  };
  return {
    unmount: view.unmount,
    rerender: () => view.rerender(page()),
    session: () => read().session,
    actions: () => read().actions,
    get current() {
      return read();
    },
  };
}

/** Renders `children` in a visit. The test must mock next/navigation, including `useParams`. */
export async function startVisit(children?: ReactNode) {
  const visit = beginSession(children);
  await waitFor(() => expect(visit.session().settingsLoaded).toBe(true));
  return visit;
}
