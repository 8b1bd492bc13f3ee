import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readAnnouncement } from '@/components/ui/announcement-store';
import { ANNOUNCEMENT_CLEAR_MS, SEARCH_ANNOUNCE_DELAY_MS } from '@/lib/config/timings';
import { siteSearchCopy } from '@/lib/content/not-found';
import { siteIndex } from '@/lib/site-search/site-index';
import { renderWithQueries as render } from '@/tests/support/widgets/render-with-queries';
import { SiteSearch } from './site-search';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: () => undefined }) }));

const field = () => screen.getByRole('searchbox', { name: siteSearchCopy.label });
const results = () => screen.findByRole('list', { name: 'Results' });

let calls = 0;
let isDown = false;

let visits = 0;

beforeEach(() => {
  // A page remembers its query, so each test gets its own.
  visits += 1;
  window.history.pushState(null, '', `/missing-${visits}`);
  calls = 0;
  isDown = false;
  globalThis.fetch = async () => {
    calls += 1;
    if (isDown) throw new TypeError('Failed to fetch');
    return { ok: true, json: async () => siteIndex } as unknown as Response;
  };
});

test('a failed index request is announced, and retried with the next letter', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => {});
  jest.useFakeTimers();
  isDown = true;
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<SiteSearch />);
    expect(calls).toBe(0);
    await user.click(field());
    expect(await screen.findByText(/The search did not load/)).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(SEARCH_ANNOUNCE_DELAY_MS + 50));
    expect(readAnnouncement()).toMatch(/^The search did not load/);
    isDown = false;
    await user.keyboard('careers');
    expect(within(await results()).getAllByRole('link')[0]).toHaveAttribute('href', '/about#careers');
    act(() => void jest.advanceTimersByTime(SEARCH_ANNOUNCE_DELAY_MS + ANNOUNCEMENT_CLEAR_MS + 100));
  } finally {
    jest.useRealTimers();
  }
});

test('the index is requested once, and Enter leads to the first result', async () => {
  render(<SiteSearch />);
  await userEvent.type(field(), 'pricing and plans');
  const [first] = within(await results()).getAllByRole('link');
  expect(calls).toBe(1);
  await userEvent.keyboard('{Enter}');
  expect(first).toHaveFocus();
});

test('the query and its results are there again after Back', async () => {
  const { rerender } = render(<SiteSearch key="one" />);
  await userEvent.type(field(), 'pricing');
  rerender(<SiteSearch key="again" />);
  expect(field()).toHaveValue('pricing');
  expect(await results()).toBeInTheDocument();
});

test('the number of results is announced once, when typing pauses', async () => {
  jest.useFakeTimers();
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<SiteSearch />);
    await user.type(field(), 'zzzzqqqq');
    expect(await screen.findByText(/Nothing found/)).toBeInTheDocument();
    expect(readAnnouncement()).toBe('');
    act(() => void jest.advanceTimersByTime(SEARCH_ANNOUNCE_DELAY_MS + 50));
    expect(readAnnouncement()).toMatch(/^Nothing found/);
    await user.clear(field());
    expect(screen.queryByText(/Nothing found/)).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});
