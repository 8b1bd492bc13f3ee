import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/layout/query-provider';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { PersonalizationProvider } from '@/components/personalization/personalization-provider';

type Call = { method: string; path: string; body: unknown };

export const STORED = {
  '/api/user/7': { segment: 'innovation-leader', isNewUser: true },
  '/api/personalization-settings/7': {
    contentPersonalization: true,
    navigationAdaptation: true,
    behavioralAnalytics: true,
  },
};

/** Calls of visitor 7, and the server's responses; an Error becomes a 500. */
export const server: { calls: Call[]; answer: (call: Call) => unknown } = { calls: [], answer: () => ({}) };

export const sent = () => server.calls.filter(({ method }) => method !== 'GET');

/** Like the server: a save is answered with the whole stored object. */
export function answerAsStored({ path, body }: Call): object {
  const stored = Object.entries(STORED).find(([known]) => path === known)?.[1];
  return { ...stored, ...(typeof body === 'object' && body) };
}

/** A browser that has only its user id stored, and a server with default data. */
export function prepareSession(): void {
  server.calls = [];
  server.answer = answerAsStored;
  document.cookie = 'persona=; Path=/; Max-Age=0';
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('userId', '7');
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  globalThis.fetch = async (path, init) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { method: init?.method ?? 'GET', path: String(path), body };
    server.calls.push(call);
    const value = await server.answer(call);
    const isFailure = value instanceof Error;
    return {
      ok: !isFailure,
      status: isFailure ? 500 : 200,
      json: async () => value,
      text: async () => '',
    } as Response;
  };
}

/** A session before the server's first response. `rerender` renders the page again, for another URL or variant. */
export function beginSession(beside?: ReactNode) {
  const { result, rerender } = renderHook(
    () => ({ session: useSession(), actions: usePersonalizationActions() }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryProvider>
          <PersonalizationProvider>
            {beside}
            {children}
          </PersonalizationProvider>
        </QueryProvider>
      ),
    },
  );
  return {
    get current() {
      return result.current;
    },
    rerender,
  };
}

export async function renderSession(beside?: ReactNode) {
  const result = beginSession(beside);
  await waitFor(() => expect(result.current.session.settingsLoaded).toBe(true));
  return result;
}
