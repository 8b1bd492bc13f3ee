import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_PERSONA, type Segment } from '@/lib/personalization/persona';
import { shellCopy } from '@/lib/content/shell';
import { createSessionStore } from '../personalization/session-store';
import { SessionContext } from '../personalization/personalization-context';
import { MobileMenu } from './mobile-menu';

let mockPage = 'about';
jest.mock('next/navigation', () => ({
  useRouter: () => ({ prefetch: jest.fn() }),
  useSelectedLayoutSegments: () => ['innovation-leader.explorer.new', mockPage],
}));

beforeAll(() => {
  window.matchMedia ??= jest
    .fn()
    .mockReturnValue({ addEventListener: jest.fn(), removeEventListener: jest.fn() });
});

function renderMenu(segment: Segment = 'innovation-leader') {
  const store = createSessionStore({ ...DEFAULT_PERSONA, segment });
  const menu = () => (
    <SessionContext value={store}>
      <MobileMenu />
    </SessionContext>
  );
  const { rerender } = render(menu());
  return () => rerender(menu());
}

test.each<[Segment, boolean]>([
  ['innovation-leader', false],
  ['developer', true],
  ['sales-prospect', false],
])('for %s it shows Developer API: %s', async (segment, isVisible) => {
  renderMenu(segment);
  await userEvent.click(screen.getByRole('button', { name: shellCopy.menu.open }));
  expect(screen.queryAllByRole('link', { name: 'Developer API' })).toHaveLength(isVisible ? 1 : 0);
  const suggested = screen.getByRole('navigation', { name: 'Suggested pages' });
  expect(within(suggested).getAllByRole('link')).toHaveLength(4);
});

test('Back, which presses no link, closes it, and Forward does not open it again', async () => {
  const rerender = renderMenu();
  await userEvent.click(screen.getByRole('button', { name: shellCopy.menu.open }));
  for (mockPage of ['pricing', 'about']) {
    rerender();
    expect(screen.getByRole('button', { name: shellCopy.menu.open })).toBeInTheDocument();
  }
});
