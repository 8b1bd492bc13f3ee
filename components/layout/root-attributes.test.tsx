import { render } from '@testing-library/react';
import { SessionContext } from '@/components/personalization/personalization-context';
import { createSessionStore } from '@/components/personalization/session-store';
import { DEFAULT_PERSONA } from '@/lib/personalization/persona';

const root = document.documentElement;

test('only an attribute that <html> has lost is set again', async () => {
  root.lang = 'en';
  root.dataset.consent = 'notice';
  const { RootAttributes } = await import('./root-attributes');
  delete root.dataset.consent;
  const set = jest.spyOn(root, 'setAttribute');
  render(<RootAttributes />, {
    wrapper: ({ children }) => (
      <SessionContext value={createSessionStore(DEFAULT_PERSONA)}>{children}</SessionContext>
    ),
  });
  expect(set.mock.calls).toEqual([['data-consent', 'notice']]);
});
