import { TextDecoder } from 'node:util';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readAnnouncement, subscribeToAnnouncements } from '@/components/ui/announcement-store';
import { chatCopy } from '@/lib/content/chat';
import { formatEvent, type ServerEvent } from '@/lib/contracts/event-stream';
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

/** A stream that the test fills, because jsdom has none. */
function createStream() {
  const events: ServerEvent[] = [];
  let isOver = false;
  let wake = () => {};
  const push = (event?: ServerEvent) => {
    if (event) events.push(event);
    else isOver = true;
    wake();
  };
  async function read() {
    if (events.length === 0 && !isOver) await new Promise<void>((resolve) => (wake = resolve));
    const event = events.shift();
    return event ? { done: false, value: Buffer.from(formatEvent(event)) } : { done: true };
  }
  return { push, getReader: () => ({ read }) };
}

const delta = (text: string): ServerEvent => ({ event: 'delta', data: { text } });
const done = (message: string): ServerEvent => ({
  event: 'done',
  data: { source: 'model', messages: reply(message) },
});

let answer: () => Promise<unknown>;
let sent: SentQuestion[];

beforeAll(() => {
  Object.assign(globalThis, { TextDecoder });
  return import('./chat-window');
});

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

test('with reduced motion a streamed reply is shown at once, with how it was written', async () => {
  const stream = createStream();
  answer = async () => stream;
  await start();
  await openChat();
  await userEvent.keyboard('Q{Enter}');
  await act(async () => stream.push(delta('Read ')));
  expect(messageTexts()).toEqual(['You: Q', `Assistant: ${chatCopy.thinking}`]);
  await act(async () => stream.push(done('Read /pricing.')));
  await waitFor(() => expect(messageTexts()).toEqual(['You: Q', 'Assistant: Read /pricing.']));
  expect(within(chat()).getByText(chatCopy.sources.model)).toBeInTheDocument();
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

test('an interrupted reply stays, is announced with the error below it, and is replaced by the next attempt', async () => {
  const announcements: string[] = [];
  const unsubscribe = subscribeToAnnouncements(
    () => readAnnouncement() && announcements.push(readAnnouncement()),
  );
  const broken = createStream();
  answer = async () => broken;
  await start();
  await openChat();
  await userEvent.keyboard('Q{Enter}');
  await act(async () => broken.push(delta('Half ')));
  await act(async () => broken.push());
  await waitFor(() =>
    expect(messageTexts()).toEqual(['You: Q', 'Assistant: Half', `Assistant: ${chatCopy.trouble}`]),
  );
  await waitFor(() => expect(announcements.at(-1)).toBe(`Assistant: Half ${chatCopy.trouble}`));
  const next = createStream();
  answer = async () => next;
  await userEvent.click(screen.getByRole('button', { name: chatCopy.retry }));
  expect(messageTexts()).toEqual(['You: Q', 'Assistant: Half', `Assistant: ${chatCopy.thinking}`]);
  await act(async () => next.push(done('All of it.')));
  await waitFor(() => expect(messageTexts()).toEqual(['You: Q', 'Assistant: All of it.']));
  await waitFor(() => expect(announcements.at(-1)).toBe('Assistant: All of it.'));
  expect(announcements.filter((text) => text.startsWith('Assistant:'))).toHaveLength(2);
  unsubscribe();
});

test('a question whose connection broke appears once when the window is reopened', async () => {
  const broken = createStream();
  let stored: unknown[] = [];
  answer = async () => broken;
  await start(() => stored);
  await openChat();
  await userEvent.keyboard('Q{Enter}');
  await act(async () => broken.push(delta('Half ')));
  await act(async () => broken.push());
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
