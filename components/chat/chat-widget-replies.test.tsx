import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readAnnouncement, subscribeToAnnouncements } from '@/components/ui/announcement-store';
import { chatCopy } from '@/lib/content/chat';
import {
  chat,
  field,
  openChat,
  prepareChat,
  reply,
  messageTexts,
  sendButton,
  startChat,
  toggle,
  tour,
  type SentQuestion,
} from '@/e2e/support/chat-visit';

/** The same object on every render, like Next's. */
const mockRouter = { refresh: jest.fn(), prefetch: jest.fn() };

jest.mock('next/navigation', () => ({
  useParams: () => ({ persona: 'developer.researcher.returning' }),
  useRouter: () => mockRouter,
  useSelectedLayoutSegments: () => ['developer.researcher.returning', 'pricing'],
}));

let answer: () => Promise<unknown>;
let sent: SentQuestion[];

beforeAll(() => import('./chat-window'));

beforeEach(() => {
  prepareChat();
  sent = [];
});

const start = (readHistory?: () => unknown) => startChat({ sent, answer: () => answer(), readHistory });

test('while a reply is pending nothing is sent; it appears once, with its links, and is announced as a whole', async () => {
  let respond: (body: unknown) => void = () => {};
  answer = () => new Promise((resolve) => (respond = resolve));
  const announcements: string[] = [];
  const unsubscribe = subscribeToAnnouncements(
    () => readAnnouncement() && announcements.push(readAnnouncement()),
  );
  await start();
  await openChat();
  await userEvent.click(screen.getByRole('button', { name: 'Is there an OpenAPI file?' }));
  expect(field()).toHaveFocus();
  expect(within(chat()).getByText(chatCopy.thinking)).toBeInTheDocument();
  await userEvent.keyboard('next{Enter}');
  expect(sendButton()).toBeDisabled();
  expect(sent).toHaveLength(1);
  await waitFor(() => expect(announcements.at(-1)).toBe(chatCopy.thinking));
  await act(async () => respond(reply('Read /pricing, not https://evil.example/pricing.')));
  expect(messageTexts()).toEqual(['You: Q', 'Assistant: Read /pricing, not https://evil.example/pricing.']);
  expect(
    within(chat())
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['/pricing']);
  expect(field()).toHaveValue('next');
  expect(sendButton()).toBeEnabled();
  await waitFor(() =>
    expect(announcements.at(-1)).toBe('Assistant: Read /pricing, not https://evil.example/pricing.'),
  );
  expect(announcements.filter((text) => text.includes('evil.example'))).toHaveLength(1);
  unsubscribe();
});

test.each([
  ['an error page', async () => '<html>'],
  ['an empty list', async () => []],
  ['a list of garbage', async () => [null, 1, { id: 'x', message: {}, isUserMessage: 'no' }]],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('after %s the error is shown, and Retry loses nothing', async (_name, failing) => {
  answer = failing;
  await start();
  await openChat();
  await userEvent.keyboard('My question{Enter}');
  expect(await within(chat()).findByText(chatCopy.trouble)).toBeInTheDocument();
  expect(within(chat()).getByText('My question')).toBeInTheDocument();
  answer = async () => reply('Here.');
  await userEvent.click(screen.getByRole('button', { name: chatCopy.retry }));
  await waitFor(() => expect(messageTexts()).toEqual(['You: Q', 'Assistant: Here.']));
  expect(sent.map(({ message }) => JSON.parse(message).message)).toEqual(['My question', 'My question']);
  // The same id tells the server that this is a retry.
  expect(sent[1]?.requestId).toBe(sent[0]?.requestId);
  expect(field()).toHaveFocus();
});

test('the next step is a button, is announced with the reply, and reappears with the history', async () => {
  const message = 'It is free.\n\nStart the trial: /pricing#trial';
  answer = async () => reply(message);
  await start(() => [...reply(message), { ...reply('Older.')[1], id: 3 }]);
  await openChat();
  const button = () => within(chat()).getByRole('link', { name: 'Start the trial' });
  expect(button()).toHaveAttribute('href', '/pricing#trial');
  expect(messageTexts()).toEqual(['You: Q', 'Assistant: It is free.', 'Assistant: Older.']);
  await userEvent.keyboard('Q{Enter}');
  await waitFor(() =>
    expect(readAnnouncement()).toBe(`Assistant: It is free. ${chatCopy.nextStep} Start the trial`),
  );
  await userEvent.tab({ shift: true });
  expect(button()).toHaveFocus();
});

test('a question whose connection broke appears once when the window is reopened', async () => {
  let stored: unknown[] = [];
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await start(() => stored);
  await openChat();
  await userEvent.keyboard('Q{Enter}');
  await waitFor(() => expect(messageTexts()).toContain(`Assistant: ${chatCopy.trouble}`));
  stored = reply('All of it.');
  await userEvent.click(toggle());
  await userEvent.click(toggle());
  await waitFor(() => expect(messageTexts()).toEqual(['You: Q', 'Assistant: All of it.']));
});

test('an action offered below a reply runs only when pressed', async () => {
  const question = 'Show me the page for sales prospects and the tour';
  const message = 'Here.\n\nBook a demo: /contact#demo';
  answer = async () => [{ ...reply('')[0], message: question }, reply(message)[1]];
  const visit = await start();
  await openChat();
  await userEvent.keyboard(`${question}{Enter}`);
  const offers = within(await screen.findByRole('list', { name: chatCopy.actions }));
  expect(messageTexts().at(-1)).toBe('Assistant: Here.');
  expect(offers.getByRole('link', { name: 'Book a demo' })).toHaveAttribute('href', '/contact#demo');
  expect([visit.session().persona.segment, tour.start.mock.calls.length]).toEqual(['developer', 0]);
  await userEvent.click(offers.getByRole('button', { name: 'Show me the page for sales prospects' }));
  expect(visit.session().persona.segment).toBe('sales-prospect');
  await userEvent.click(offers.getByRole('button', { name: 'Start the tutorial' }));
  await waitFor(() => expect(tour.start.mock.calls).toEqual([['chat-toggle']]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('other questions that may have been meant are buttons, also in the history; pressing one asks it', async () => {
  const message =
    'It is free.\n\nDid you mean …?\n- What ends?\n- What starts?\n\nStart the trial: /pricing#trial';
  answer = async () => reply('Here.');
  await start(() => reply(message));
  await openChat();
  expect(messageTexts()).toEqual(['You: Q', 'Assistant: It is free.']);
  const list = within(chat()).getByRole('list', { name: chatCopy.didYouMean });
  expect(
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['What ends?', 'What starts?']);
  await userEvent.click(within(list).getByRole('button', { name: 'What starts?' }));
  await waitFor(() =>
    expect(sent.map(({ message: text }) => JSON.parse(text).message)).toEqual(['What starts?']),
  );
  expect(field()).toHaveFocus();
});
