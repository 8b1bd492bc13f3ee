import { act, render, screen } from '@testing-library/react';
import { SessionContext } from '@/components/personalization/personalization-context';
import { createSessionStore } from '@/components/personalization/session-store';
import { DEFAULT_PERSONA } from '@/lib/personalization/persona';
import { RowAction } from './selector-bar';

jest.mock('next/navigation', () => ({
  useParams: () => ({ persona: 'innovation-leader.explorer.new' }),
  useRouter: () => ({ prefetch: jest.fn() }),
}));

type Entry = { isIntersecting: boolean; boundingClientRect: { top: number } };

let notify: (entries: Entry[]) => void;
const report = (isIntersecting: boolean, top: number) =>
  act(() => notify([{ isIntersecting, boundingClientRect: { top } }]));

beforeEach(() => {
  Object.assign(window, {
    IntersectionObserver: function (callback: typeof notify) {
      notify = callback;
      return { observe() {}, disconnect() {} };
    },
  });
});

test('the row takes over from the hero’s button, with its words, while that one is above the window', () => {
  render(
    <SessionContext value={createSessionStore(DEFAULT_PERSONA)}>
      <a data-cta="hero-primary">Words of an experiment</a>
      <RowAction />
    </SessionContext>,
  );
  const row = document.querySelector('[data-slot=row-action]');
  expect(row).not.toHaveAttribute('data-shown');
  report(false, 900);
  expect(row).not.toHaveAttribute('data-shown');
  report(false, -10);
  expect(row).toHaveAttribute('data-shown');
  expect(screen.getByRole('link', { name: 'Words of an experiment' })).toHaveAttribute(
    'href',
    '/contact#demo',
  );
});
