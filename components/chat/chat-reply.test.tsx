import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatCard } from '@/lib/calls/chat';
import { TYPING_CHAT_MS } from '@/lib/config/timings';
import { chatCopy } from '@/lib/content/chat';
import { site } from '@/lib/content/site';
import { ChatReply } from './chat-reply';
import { type ChatEntry, toPlainReply } from './conversation';

beforeEach(() => {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: true, addEventListener() {}, removeEventListener() {} });
});

const ENTRY: ChatEntry = {
  key: 'a-reply',
  id: 2,
  message: '',
  isUserMessage: false,
  reply: null,
  askedAfter: null,
  source: 'site',
  state: 'settled',
};

function show(parts: Partial<ReturnType<typeof toPlainReply>>, isFresh = true) {
  return render(
    <ul>
      <ChatReply
        entry={ENTRY}
        reply={{ ...toPlainReply(''), ...parts }}
        isFresh={isFresh}
        isPending={false}
        actions={<p>Actions</p>}
        onRetry={() => {}}
        onShown={() => {}}
      />
    </ul>,
  );
}

const CARD: ChatCard = {
  question: 'What ends the trial?',
  heading: 'Pricing',
  firstSentence: 'It ends by itself.',
  text: 'It ends by itself. You pay only if you choose a plan.',
  href: '/pricing#questions',
};
const SHORT_CARD: ChatCard = {
  ...{ question: 'Who answers?', heading: 'Contact', href: '/contact#support' },
  ...{ firstSentence: 'An engineer.', text: 'An engineer.' },
};
const ANSWER = { text: 'It is free.', place: { label: 'Pricing', href: '/pricing#trial' } } as const;
const LEAD = { text: 'This may be it.', place: null };

const cards = (name: string) => within(screen.getByRole('list', { name }));
const listLinks = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('an answer leads to its place, and says how it was written', () => {
  show({ answers: [ANSWER] });
  expect(listLinks()).toEqual([['More on Pricing', '/pricing#trial']]);
  expect(screen.getByText(chatCopy.sources.site)).toBeVisible();
  expect(screen.getByText('Actions')).toBeVisible();
});

test('several answers lead to a place each', () => {
  show({ answers: [ANSWER, { text: 'Yes.', place: { label: 'Developer API', href: '/api' } }] });
  expect(listLinks()).toEqual([
    ['More on Pricing', '/pricing#trial'],
    ['More on Developer API', '/api'],
  ]);
});

test('a card has its question, first sentence and place; pressing it shows its passage', async () => {
  show({ answers: [LEAD], cards: [CARD, SHORT_CARD] });
  expect(screen.queryByText(chatCopy.sources.site)).not.toBeInTheDocument();
  const disclosure = cards(LEAD.text).getByRole('group');
  expect(disclosure).toHaveTextContent(`${CARD.question}${CARD.firstSentence}`);
  expect(within(disclosure).getByText(CARD.text)).not.toBeVisible();
  await userEvent.click(within(disclosure).getByText(CARD.question));
  expect(within(disclosure).getByText(CARD.text)).toBeVisible();
  expect(listLinks()).toEqual([
    ['More on Pricing', '/pricing#questions'],
    ['More on Contact', '/contact#support'],
  ]);
});

test('a card whose passage is one sentence has nothing to open', () => {
  show({ answers: [LEAD], cards: [SHORT_CARD] });
  expect(cards(LEAD.text).queryByRole('group')).not.toBeInTheDocument();
  expect(cards(LEAD.text).getByText(SHORT_CARD.text)).toBeVisible();
});

test('cards after an answer are related', () => {
  show({ answers: [ANSWER], cards: [CARD] });
  expect(cards(chatCopy.related).getByText(CARD.question)).toBeVisible();
});

test('a line in another language has its language', () => {
  show({ answers: [{ text: 'Diese Website ist auf Englisch.', lang: 'de', place: null }], cards: [CARD] });
  const line = screen.getByText('Diese Website ist auf Englisch.');
  expect(line.closest('[lang]')).toHaveAttribute('lang', 'de');
  expect(cards('Diese Website ist auf Englisch.').getByText(CARD.question)).toBeVisible();
});

test('without an answer, whom to write to is a link', () => {
  show({ answers: [{ text: `Please ask ${site.emails.sales}.`, place: null }] });
  expect(listLinks()).toEqual([[site.emails.sales, `mailto:${site.emails.sales}`]]);
  expect(screen.queryByText(chatCopy.sources.site)).not.toBeInTheDocument();
});

test('it is typed at 15 ms per character, its links follow, and the rest can be shown at once', () => {
  jest.useFakeTimers();
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: false, addEventListener() {}, removeEventListener() {} });
  show({ answers: [ANSWER] });
  const typed = () => document.querySelector('[data-slot=chat-typing]')?.textContent;
  act(() => jest.advanceTimersByTime(TYPING_CHAT_MS * 5 - 1));
  expect(typed()).toBe(ANSWER.text.slice(0, 4));
  act(() => jest.advanceTimersByTime(1));
  expect(typed()).toBe(ANSWER.text.slice(0, 5));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  act(() => screen.getByRole('button', { name: chatCopy.showAll }).click());
  expect(typed()).toBeUndefined();
  expect(listLinks()).toEqual([['More on Pricing', '/pricing#trial']]);
  jest.useRealTimers();
});
