import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/layout/query-provider';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { PersonalizationProvider } from '@/components/personalization/personalization-provider';
import type { Session } from '@/lib/personalization/session';

type Call = { method: string; path: string; body: unknown };

/** A server that knows no visitor and accepts everything. Returns the list of received calls. */
export function stubServer(): Call[] {
  const sent: Call[] = [];
  globalThis.fetch = async (path, init) => {
    const method = init?.method ?? 'GET';
    const body = method === 'GET' ? {} : JSON.parse(String(init?.body));
    if (method !== 'GET') sent.push({ method, path: String(path), body });
    const isUser = String(path).startsWith('/api/user/');
    const settings = { contentPersonalization: true, navigationAdaptation: true, behavioralAnalytics: true };
    const answer = isUser ? { segment: 'innovation-leader', isNewUser: true } : settings;
    // A save is answered with the whole stored object.
    const stored = { ...answer, ...body };
    return { ok: true, status: 200, json: async () => stored, text: async () => '' } as Response;
  };
  return sent;
}

type Actions = ReturnType<typeof usePersonalizationActions>;

/** Renders `children` in a visit. The test must mock next/navigation, including `useParams`. */
export async function startVisit(children: ReactNode) {
  const visit: { session?: Session; actions?: Actions } = {};
  function Witness() {
    visit.session = useSession();
    visit.actions = usePersonalizationActions();
    return null;
  }
  const view = render(
    <QueryProvider>
      <PersonalizationProvider>
        {children}
        <Witness />
      </PersonalizationProvider>
    </QueryProvider>,
  );
  await waitFor(() => {
    if (!visit.session?.settingsLoaded) throw new Error('The visit has not begun.');
  });
  const read = <Key extends keyof typeof visit>(key: Key) => {
    const value = visit[key];
    if (value === undefined) throw new Error(`No ${key}`);
    return value;
  };
  return { ...view, session: () => read('session'), actions: () => read('actions') };
}
