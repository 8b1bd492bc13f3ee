import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announce, readAnnouncement, subscribeToAnnouncements } from '@/components/ui/announcement-store';
import { renewUserId } from '@/lib/browser/user-id';
import type { ChatReply } from '@/lib/calls/chat';
import { chatCopy } from '@/lib/content/chat';
import { chatToggleCopy } from '@/lib/content/shell';
import { clearConsentChoice, storeConsentChoice } from '@/lib/browser/visit-mode';
import { startVisit, stubServer } from '@/tests/support/widgets/visit';
import { ChatWidget } from './chat-widget';
import { toPlainReply } from './conversation';
import { segmentReaders } from '@/lib/content/segments';

type SentQuestion = { userId: number; requestId: string; message: string };

/** The same object on every render, like Next's. */
const mockRouter = { refresh: jest.fn(), prefetch: jest.fn() };

jest.mock('next/navigation', () => ({
  useParams: () => ({ persona: 'developer.researcher.returning' }),
  useRouter: () => mockRouter,
  useSelectedLayoutSegments: () => ['developer.researcher.returning', 'pricing'],
}));

let answer: () => Promise<unknown>;
let history: unknown;
let sent: SentQuestion[];

beforeAll(() => import('./chat-window'));

const reply = (message: string, parts?: Partial<ChatReply>) => [
  { id: 1, message: 'Q', isUserMessage: true, createdAt: '2026-01-01T00:00:00.000Z' },
  {
    ...{ id: 2, message, isUserMessage: false, createdAt: '2026-01-01T00:00:01.000Z' },
    ...(parts && { reply: { ...toPlainReply(message), ...parts } }),
  },
];

const tour = { load: jest.fn(async () => {}), start: jest.fn() };

beforeEach(() => {
  // Clears the previous test's announcement.
  announce('');
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
  document.cookie = 'persona=; Path=/; Max-Age=0';
  answer = async () => reply('Read /pricing.');
  history = [];
  sent = [];
});

async function start(readHistory = () => history) {
  stubServer();
  const rest = globalThis.fetch;
  globalThis.fetch = async (path, init) => {
    if (!String(path).startsWith('/api/chat')) return rest(path, init);
    const isQuestion = init?.method === 'POST';
    if (isQuestion) sent.push(JSON.parse(String(init?.body)));
    const body = isQuestion ? await answer() : readHistory();
    const headers = new Headers({ 'x-answer-source': 'site' });
    return { ok: true, status: 200, headers, json: async () => body } as unknown as Response;
  };
  return startVisit(
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
}

const toggle = () => screen.getByRole('button', { name: chatToggleCopy.label });
const chat = () => screen.getByRole('dialog', { name: chatCopy.title });
const field = () => screen.getByRole('textbox', { name: chatCopy.field });
const sendButton = () => screen.getByRole('button', { name: chatCopy.send });
const messageTexts = () =>
  [...chat().querySelectorAll('[data-slot=chat-text]')].map(({ textContent }) => textContent);

async function openChat() {
  await userEvent.click(toggle());
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.queryByText(chatCopy.readingHistory)).not.toBeInTheDocument());
}

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

test('a question is sent with its whole context and the last five clicks, as JSON text', async () => {
  await start();
  for (let clicks = 0; clicks < 3; clicks += 1)
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
      recentActions: ['cta', 'cta', 'input', 'input', 'button'].map(click),
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

test('while a reply is pending nothing is sent; it appears once', async () => {
  let respond: (body: unknown) => void = () => {};
  answer = () => new Promise((resolve) => (respond = resolve));
  await start();
  await openChat();
  await userEvent.click(screen.getByRole('button', { name: 'Is there an OpenAPI file?' }));
  expect(field()).toHaveFocus();
  expect(within(chat()).getByText(chatCopy.thinking)).toBeInTheDocument();
  await waitFor(() => expect(readAnnouncement()).toBe(chatCopy.thinking));
  await userEvent.keyboard('next{Enter}');
  expect(sendButton()).toBeDisabled();
  expect(sent).toHaveLength(1);
  await act(async () => respond(reply('Read /pricing, not https://evil.example/pricing.')));
  expect(messageTexts()).toEqual(['You: Q', 'Assistant: Read /pricing, not https://evil.example/pricing.']);
  expect(within(chat()).getByRole('link')).toHaveTextContent('/pricing');
  expect(field()).toHaveValue('next');
  expect(sendButton()).toBeEnabled();
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
  expect(
    await within(chat()).findByText("I'm having trouble responding right now. Please try again later."),
  ).toBeInTheDocument();
  expect(within(chat()).getByText('My question')).toBeInTheDocument();
  answer = async () => reply('Here.');
  await userEvent.click(screen.getByRole('button', { name: chatCopy.retry }));
  await waitFor(() => expect(messageTexts()).toEqual(['You: Q', 'Assistant: Here.']));
  expect(sent.map(({ message }) => JSON.parse(message).message)).toEqual(['My question', 'My question']);
  // The same id tells the server that this is a retry.
  expect(sent[1]?.requestId).toBe(sent[0]?.requestId);
  expect(field()).toHaveFocus();
});

const place = { label: 'Pricing', href: '/pricing#trial' } as const;
const card = {
  question: 'What ends?',
  heading: 'Pricing',
  firstSentence: 'It.',
  text: 'It.',
  ...place,
} as const;
const answers = (...texts: string[]) => texts.map((text) => ({ text, place }));
const lines = (text: string) => [{ text, place: null }];

/** Each kind of reply: its texts in the window, and its announcement. */
const KINDS: [string, Partial<ChatReply>, texts: string[], announced: string][] = [
  ['an answer', { answers: answers('A.'), next: place }, ['Assistant: A.'], 'A. Next step: Pricing'],
  [
    'several answers',
    { answers: answers('A.', 'B.'), cards: [card] },
    ['Assistant: A.', 'B.'],
    'A. B. Related What ends?',
  ],
  ['cards', { answers: lines('Maybe.'), cards: [card] }, ['Assistant: Maybe.'], 'Maybe. What ends?'],
  ['a line', { answers: lines('Ask us.') }, ['Assistant: Ask us.'], 'Ask us.'],
];

test.each(KINDS)(
  '%s: the same from the call and from the history, announced once',
  async (_name, parts, texts, announced) => {
    const announcements: string[] = [];
    const unsubscribe = subscribeToAnnouncements(() => announcements.push(readAnnouncement()));
    answer = async () => reply('As plain text.', parts);
    history = reply('As plain text.', parts).map((line) => ({ ...line, id: line.id - 10 }));
    await start();
    await openChat();
    expect(messageTexts()).toEqual(['You: Q', ...texts]);
    await userEvent.keyboard('Q{Enter}');
    await waitFor(() => expect(announcements).toContain(`Assistant: ${announced}`));
    expect(messageTexts()).toEqual(['You: Q', ...texts, 'You: Q', ...texts]);
    expect(announcements.filter((text) => text.startsWith('Assistant:'))).toHaveLength(1);
    expect(field()).toHaveFocus();
    unsubscribe();
  },
);

test('an action offered below a reply runs only when pressed', async () => {
  const question = 'Show me the page for sales prospects and the tour';
  const next = { label: 'Book a demo', href: '/contact#demo' } as const;
  answer = async () => [{ ...reply('')[0], message: question }, reply('Here.', { next })[1]];
  const visit = await start();
  await openChat();
  await userEvent.keyboard(`${question}{Enter}`);
  const offers = within(await screen.findByRole('list', { name: chatCopy.actions }));
  expect(messageTexts().at(-1)).toBe('Assistant: Here.');
  expect(offers.getByRole('link', { name: 'Book a demo' })).toHaveAttribute('href', '/contact#demo');
  expect([visit.session().persona.segment, tour.start.mock.calls.length]).toEqual(['developer', 0]);
  await userEvent.click(
    offers.getByRole('button', { name: `Show me the page for ${segmentReaders['sales-prospect']}` }),
  );
  expect(visit.session().persona.segment).toBe('sales-prospect');
  let finishLoading = () => {};
  tour.load.mockReturnValue(new Promise((resolve) => (finishLoading = resolve)));
  await userEvent.click(offers.getByRole('button', { name: 'Start the tutorial' }));
  // Handled, so that it does not close the tutorial or a panel too.
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
  await act(async () => finishLoading());
  expect(tour.start.mock.calls).toEqual([['chat-toggle']]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('messages deleted while they load are not shown', async () => {
  let resolveFirst = (_: unknown) => {};
  const answers = [new Promise((resolve) => (resolveFirst = resolve)), []];
  const readHistory = jest.fn(() => answers.shift());
  await start(readHistory);
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
