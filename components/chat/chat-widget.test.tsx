import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readAnnouncement } from '@/components/ui/announcement-store';
import { chatCopy } from '@/lib/content/chat';
import { clearConsentChoice, storeConsentChoice } from '@/lib/visit/visit-mode';
import {
  field,
  openChat,
  prepareChat,
  reply,
  messageTexts,
  sendButton,
  startChat,
  toggle,
  type SentQuestion,
} from '@/e2e/support/chat-visit';

/** The same object on every render, like Next's. */
const mockRouter = { refresh: jest.fn(), prefetch: jest.fn() };

jest.mock('next/navigation', () => ({
  useParams: () => ({ persona: 'developer.researcher.returning' }),
  useRouter: () => mockRouter,
  useSelectedLayoutSegments: () => ['developer.researcher.returning', 'pricing'],
}));

let history: unknown;
let sent: SentQuestion[];

beforeAll(() => import('./chat-window'));

beforeEach(() => {
  prepareChat();
  history = [];
  sent = [];
});

const start = () => startChat({ sent, readHistory: () => history });

test('visitors without storage consent read that nothing is saved', async () => {
  await start();
  await openChat();
  expect(screen.getByText(new RegExp(chatCopy.privacy.saved.text))).toBeInTheDocument();
  act(() => storeConsentChoice('no'));
  expect(screen.getByText(new RegExp(chatCopy.privacy.unsaved.text))).toBeInTheDocument();
  await act(async () => clearConsentChoice());
});

test('Enter sends; Shift+Enter, a composition and mere whitespace do not', async () => {
  await start();
  await openChat();
  await userEvent.keyboard('  {Enter}');
  expect(sendButton()).toBeDisabled();
  expect(sent).toEqual([]);
  await userEvent.keyboard('one{Shift>}{Enter}{/Shift}two');
  expect(field()).toHaveValue('  one\ntwo');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(sent).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(sent.map(({ message }) => JSON.parse(message).message)).toEqual(['one\ntwo']);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

test('a question is sent with its whole context, as JSON text', async () => {
  await start();
  await userEvent.click(screen.getByRole('link', { name: 'Try' }));
  await userEvent.click(screen.getByText('Name'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'secret');
  await openChat();
  await userEvent.keyboard('I need help with the price of sentiment data{Enter}');
  const [{ userId, requestId, message } = { userId: -1, requestId: '', message: '' }] = sent;
  expect(userId).toBe(7);
  expect(requestId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const click = (elementType: string) => ({ eventType: 'click', eventData: { elementType }, page: '/' });
  expect(JSON.parse(message)).toEqual({
    message: 'I need help with the price of sentiment data',
    context: {
      currentPage: '/pricing',
      userSegment: 'developer',
      behavioralCluster: 'researcher',
      recentActions: [click('cta'), click('input'), click('input'), click('button')],
      intent: 'pricing',
      needsHelp: true,
      isAboutFeature: true,
      isAboutData: true,
      lastViewedFeature: null,
    },
  });
});

test('with behavioral analytics off no click is stored', async () => {
  const visit = await start();
  await userEvent.click(screen.getByRole('link', { name: 'Try' }));
  act(() => visit.actions().changeSetting('behavioralAnalytics', false));
  await userEvent.click(screen.getByRole('link', { name: 'Try' }));
  await openChat();
  await userEvent.keyboard('Hello{Enter}');
  expect(JSON.parse(sent[0]?.message ?? '').context.recentActions).toEqual([]);
});

test('2001 characters stay in the text box with a count; 2000 are sent', async () => {
  await start();
  await openChat();
  await userEvent.paste('a'.repeat(2001));
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(`${chatCopy.tooLong} 2001 of 2000 characters`);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(readAnnouncement()).toBe(`${chatCopy.tooLong} 2001 of 2000 characters`));
  expect(sent).toEqual([]);
  expect(field()).toHaveValue('a'.repeat(2001));
  await userEvent.keyboard('{Backspace}');
  expect(field()).toBeValid();
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveLength(1);
});

test('the history is loaded on every opening; the conversation and the draft survive closing', async () => {
  history = reply('Old answer');
  await start();
  await openChat();
  await waitFor(() => expect(messageTexts()).toEqual(['You: Q', 'Assistant: Old answer']));
  await userEvent.keyboard('half a sent');
  await userEvent.click(screen.getByRole('button', { name: chatCopy.close }));
  expect(toggle()).toHaveFocus();
  history = 'garbage';
  await userEvent.click(toggle());
  expect(messageTexts()).toEqual(['You: Q', 'Assistant: Old answer']);
  expect(field()).toHaveValue('half a sent');
});

test('with content personalization off the context is the standard visitor’s', async () => {
  const visit = await start();
  act(() => visit.actions().changeSetting('contentPersonalization', false));
  await openChat();
  await userEvent.keyboard('Hello{Enter}');
  expect(JSON.parse(sent[0]?.message ?? '').context).toMatchObject({
    userSegment: 'innovation-leader',
    behavioralCluster: 'explorer',
  });
});
