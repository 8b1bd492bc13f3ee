import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatWidget } from '@/components/chat/chat-widget';
import { announce } from '@/components/ui/announcement-store';
import { chatCopy } from '@/lib/content/chat';
import { chatToggleCopy } from '@/lib/content/chat-toggle';
import { startVisit, stubServer } from './visit';

export type SentQuestion = { userId: number; requestId: string; message: string };
type Server = { sent: SentQuestion[]; readHistory?: () => unknown; answer?: () => Promise<unknown> };

export const reply = (message: string) => [
  { id: 1, message: 'Q', isUserMessage: true, createdAt: '2026-01-01T00:00:00.000Z' },
  { id: 2, message, isUserMessage: false, createdAt: '2026-01-01T00:00:01.000Z' },
];

export const tour = { load: jest.fn(async () => {}), start: jest.fn() };

export function prepareChat() {
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
}

export async function startChat({
  sent,
  readHistory = () => [],
  answer = async () => reply('Read /pricing.'),
}: Server) {
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

export const toggle = () => screen.getByRole('button', { name: chatToggleCopy.label });
export const chat = () => screen.getByRole('dialog', { name: chatCopy.title });
export const field = () => screen.getByRole('textbox', { name: chatCopy.field });
export const sendButton = () => screen.getByRole('button', { name: chatCopy.send });
export const messageTexts = () =>
  [...chat().querySelectorAll('[data-slot=chat-message] > p')].map(({ textContent }) => textContent);

export async function openChat() {
  await userEvent.click(toggle());
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.queryByText(chatCopy.readingHistory)).not.toBeInTheDocument());
}
