import { act, screen, waitFor } from '@testing-library/react';
import { renewUserId } from '@/lib/browser/user-id';
import { chatCopy } from '@/lib/content/chat';
import { prepareChat, reply, startChat, toggle } from '@/e2e/support/chat-visit';

/** The same object on every render, like Next's. */
const mockRouter = { refresh: jest.fn(), prefetch: jest.fn() };

jest.mock('next/navigation', () => ({
  useParams: () => ({ persona: 'developer.researcher.returning' }),
  useRouter: () => mockRouter,
  useSelectedLayoutSegments: () => ['developer.researcher.returning', 'pricing'],
}));

beforeAll(() => import('./chat-window'));
beforeEach(prepareChat);

test('messages deleted while they load are not shown', async () => {
  let resolveFirst = (_: unknown) => {};
  const answers = [new Promise((resolve) => (resolveFirst = resolve)), []];
  const readHistory = jest.fn(() => answers.shift());
  await startChat({ sent: [], readHistory });
  await act(async () => toggle().click());
  await screen.findByRole('dialog');
  await act(async () => renewUserId(() => 0.5));
  expect(readHistory).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(screen.queryByText(chatCopy.readingHistory)).not.toBeInTheDocument());
  const before = screen.getByRole('dialog').textContent;
  await act(async () => resolveFirst(reply('Deleted.')));
  expect(screen.queryByText('Deleted.')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog').textContent).toBe(before);
});
