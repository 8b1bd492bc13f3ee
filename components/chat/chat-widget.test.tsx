import { TextDecoder } from 'node:util';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announce, readAnnouncement, subscribeToAnnouncements } from '@/components/ui/announcement-store';
import { chatCopy } from '@/lib/content/chat';
import { chatToggleCopy } from '@/lib/content/chat-toggle';
import { EVENT_STREAM, formatEvent, type ServerEvent } from '@/lib/contracts/event-stream';
import { startVisit, stubServer } from '@/tests/support/visit';
import { ChatWidget } from './chat-widget';

/** One and the same, as Next's is. */
const mockRouter = { refresh: jest.fn(), prefetch: jest.fn() };

jest.mock('next/navigation', () => ({
  useParams: () => ({ persona: 'developer.researcher.returning' }),
  useRouter: () => mockRouter,
  useSelectedLayoutSegments: () => ['developer.researcher.returning', 'pricing'],
}));

type Sent = { userId: number; requestId: string; message: string };

const reply = (message: string) => [
  { id: 1, message: 'Q', isUserMessage: true, createdAt: '2026-01-01T00:00:00.000Z' },
  { id: 2, message, isUserMessage: false, createdAt: '2026-01-01T00:00:01.000Z' },
];

/** A stream that the test fills: jsdom has none. */
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

const isStream = (body: unknown) => typeof body === 'object' && body !== null && 'getReader' in body;
const delta = (text: string): ServerEvent => ({ event: 'delta', data: { text } });
const done = (message: string): ServerEvent => ({
  event: 'done',
  data: { source: 'model', messages: reply(message), actions: [] },
});

const tour = { load: jest.fn(async () => {}), start: jest.fn() };

let history: unknown;
let answer: () => Promise<unknown>;
let sent: Sent[];

beforeAll(() => {
  Object.assign(globalThis, { TextDecoder });
  return import('./chat-window');
});

beforeEach(() => {
  // What the test before said last must not be heard in this one.
  announce('');
  history = [];
  answer = async () => reply('Read /pricing.');
  sent = [];
  localStorage.clear();
  localStorage.setItem('userId', '7');
  window.matchMedia = jest.fn().mockImplementation((query: string) => ({
    matches: query.includes('reduce'),
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  }));
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  jest.spyOn(console, 'info').mockImplementation(() => {});
});

async function start() {
  stubServer();
  const rest = globalThis.fetch;
  globalThis.fetch = async (path, init) => {
    if (!String(path).startsWith('/api/chat')) return rest(path, init);
    const isQuestion = init?.method === 'POST';
    if (isQuestion) sent.push(JSON.parse(String(init?.body)));
    const body = isQuestion ? await answer() : history;
    const headers = new Headers(isStream(body) ? { 'content-type': EVENT_STREAM } : {});
    const stream = isStream(body) ? body : null;
    return { ok: true, status: 200, headers, body: stream, json: async () => body } as unknown as Response;
  };
  const visit = await startVisit(
    <>
      <a href="#there" data-cta="try">
        Try
      </a>
      <label>
        Name <input />
      </label>
      <ChatWidget tour={tour} />
    </>,
  );
  return visit;
}

const toggle = () => screen.getByRole('button', { name: chatToggleCopy.label });
const chat = () => screen.getByRole('dialog', { name: chatCopy.title });
const field = () => screen.getByRole('textbox', { name: chatCopy.field });
const sendButton = () => screen.getByRole('button', { name: chatCopy.send });
const says = () =>
  within(chat())
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

async function openChat() {
  await userEvent.click(toggle());
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.queryByText(chatCopy.readingHistory)).not.toBeInTheDocument());
}

test('opens at the text box, Escape closes, and the focus returns to the button', async () => {
  const visit = await start();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  await openChat();
  expect(visit.session().chatbotOpen).toBe(true);
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(visit.session().chatbotOpen).toBe(false);
  expect(toggle()).toHaveFocus();
});

test('Enter sends, Shift+Enter and a composition do not, and only whitespace is nothing', async () => {
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

test('a question goes out with its whole context, as JSON text', async () => {
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
      recentActions: [click('cta'), click('input'), click('input')],
      intent: 'pricing',
      needsHelp: true,
      isAboutFeature: true,
      isAboutData: true,
      lastViewedFeature: null,
    },
  });
});

test('with behavioral analytics off no click is kept', async () => {
  const visit = await start();
  await userEvent.click(screen.getByRole('link', { name: 'Try' }));
  act(() => visit.actions().changeSetting('behavioralAnalytics', false));
  await userEvent.click(screen.getByRole('link', { name: 'Try' }));
  await openChat();
  await userEvent.keyboard('Hello{Enter}');
  expect(JSON.parse(sent[0]?.message ?? '').context.recentActions).toEqual([]);
});

test('while a reply is pending nothing is sent; it comes once, with its links, and is said as a whole', async () => {
  let give: (body: unknown) => void = () => {};
  answer = () => new Promise((resolve) => (give = resolve));
  const heard: string[] = [];
  const unsubscribe = subscribeToAnnouncements(() => readAnnouncement() && heard.push(readAnnouncement()));
  await start();
  await openChat();
  await userEvent.click(screen.getByRole('button', { name: 'Is there an OpenAPI file?' }));
  expect(field()).toHaveFocus();
  expect(within(chat()).getByText(chatCopy.thinking)).toBeInTheDocument();
  await userEvent.keyboard('next{Enter}');
  expect(sendButton()).toBeDisabled();
  expect(sent).toHaveLength(1);
  await waitFor(() => expect(heard.at(-1)).toBe(chatCopy.thinking));
  await act(async () => give(reply('Read /pricing, not https://evil.example/pricing.')));
  expect(says()).toEqual(['You: Q', 'Assistant: Read /pricing, not https://evil.example/pricing.']);
  expect(
    within(chat())
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['/pricing', 'Open Pricing']);
  expect(field()).toHaveValue('next');
  expect(sendButton()).toBeEnabled();
  await waitFor(() =>
    expect(heard.at(-1)).toBe('Assistant: Read /pricing, not https://evil.example/pricing.'),
  );
  expect(heard.filter((text) => text.includes('evil.example'))).toHaveLength(1);
  unsubscribe();
});

test.each([
  ['an error page', async () => '<html>'],
  ['an empty list', async () => []],
  ['a list of garbage', async () => [null, 1, { id: 'x', message: {}, isUserMessage: 'no' }]],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('after %s the sentence stands there, and Retry loses nothing', async (_name, failing) => {
  answer = failing;
  await start();
  await openChat();
  await userEvent.keyboard('My question{Enter}');
  expect(await within(chat()).findByText(chatCopy.trouble)).toBeInTheDocument();
  expect(within(chat()).getByText('My question')).toBeInTheDocument();
  answer = async () => reply('Here.');
  await userEvent.click(screen.getByRole('button', { name: chatCopy.retry }));
  await waitFor(() => expect(says()).toEqual(['You: Q', 'Assistant: Here.']));
  expect(sent.map(({ message }) => JSON.parse(message).message)).toEqual(['My question', 'My question']);
  // So that the server can tell that it is the same question.
  expect(sent[1]?.requestId).toBe(sent[0]?.requestId);
  expect(field()).toHaveFocus();
});

test('2001 characters stay in the box with a count; 2000 are sent', async () => {
  await start();
  await openChat();
  await userEvent.paste('a'.repeat(2001));
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(`${chatCopy.tooLong} 2001 of 2000 characters`);
  await userEvent.keyboard('{Enter}');
  expect(sent).toEqual([]);
  expect(field()).toHaveValue('a'.repeat(2001));
  await userEvent.keyboard('{Backspace}');
  expect(field()).toBeValid();
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveLength(1);
});

test('the history is read on every opening; the conversation and the draft stay when it is closed', async () => {
  history = reply('Old answer');
  await start();
  await openChat();
  await waitFor(() => expect(says()).toEqual(['You: Q', 'Assistant: Old answer']));
  await userEvent.keyboard('half a sent');
  await userEvent.click(screen.getByRole('button', { name: chatCopy.close }));
  expect(toggle()).toHaveFocus();
  history = 'garbage';
  await userEvent.click(toggle());
  expect(says()).toEqual(['You: Q', 'Assistant: Old answer']);
  expect(field()).toHaveValue('half a sent');
});

test('with reduced motion a reply that comes in pieces is shown at once, with how it was written', async () => {
  const stream = createStream();
  answer = async () => stream;
  await start();
  await openChat();
  await userEvent.keyboard('Q{Enter}');
  await act(async () => stream.push(delta('Read ')));
  expect(says()).toEqual(['You: Q', `Assistant: ${chatCopy.thinking}`]);
  await act(async () => stream.push(done('Read /pricing.')));
  await waitFor(() => expect(says()).toEqual(['You: Q', 'Assistant: Read /pricing.']));
  expect(within(chat()).getByText(chatCopy.sources.model)).toBeInTheDocument();
});

test('a reply that breaks off stays, is said with the sentence below it, and gives way to the next try', async () => {
  const heard: string[] = [];
  const unsubscribe = subscribeToAnnouncements(() => readAnnouncement() && heard.push(readAnnouncement()));
  const broken = createStream();
  answer = async () => broken;
  await start();
  await openChat();
  await userEvent.keyboard('Q{Enter}');
  await act(async () => broken.push(delta('Half ')));
  await act(async () => broken.push());
  await waitFor(() =>
    expect(says()).toEqual(['You: Q', 'Assistant: Half', `Assistant: ${chatCopy.trouble}`]),
  );
  await waitFor(() => expect(heard.at(-1)).toBe(`Assistant: Half ${chatCopy.trouble}`));
  const next = createStream();
  answer = async () => next;
  await userEvent.click(screen.getByRole('button', { name: chatCopy.retry }));
  expect(says()).toEqual(['You: Q', 'Assistant: Half', `Assistant: ${chatCopy.thinking}`]);
  await act(async () => next.push(done('All of it.')));
  await waitFor(() => expect(says()).toEqual(['You: Q', 'Assistant: All of it.']));
  await waitFor(() => expect(heard.at(-1)).toBe('Assistant: All of it.'));
  expect(heard.filter((text) => text.startsWith('Assistant:'))).toHaveLength(2);
  unsubscribe();
});

test('what is offered below an answer happens when it is pressed, never before', async () => {
  const question = 'Show me the page for sales prospects, the tour and a demo';
  answer = async () => [{ ...reply('')[0], message: question }, reply('Here.')[1]];
  const visit = await start();
  await openChat();
  await userEvent.keyboard(`${question}{Enter}`);
  const offers = within(await screen.findByRole('list', { name: chatCopy.actions }));
  expect(offers.getByRole('link', { name: 'Request a demo' })).toHaveAttribute('href', '/contact#demo');
  expect([visit.session().persona.segment, tour.start.mock.calls.length]).toEqual(['developer', 0]);
  await userEvent.click(offers.getByRole('button', { name: 'Show me the page for sales prospects' }));
  expect(visit.session().persona.segment).toBe('sales-prospect');
  await userEvent.click(offers.getByRole('button', { name: 'Start the tutorial' }));
  await waitFor(() => expect(tour.start.mock.calls).toEqual([['chat-toggle']]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('with content personalization off a question is answered as everybody’s is', async () => {
  const visit = await start();
  act(() => visit.actions().changeSetting('contentPersonalization', false));
  await openChat();
  await userEvent.keyboard('Hello{Enter}');
  expect(JSON.parse(sent[0]?.message ?? '').context).toMatchObject({
    userSegment: 'innovation-leader',
    behavioralCluster: 'explorer',
  });
});
