import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { readAnnouncement, subscribeToAnnouncements } from '@/components/ui/announcement-store';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { LiveNotice, useTimeRange } from './dashboard';

const { live } = dashboardCopy;

let announcements: string[] = [];
let stopListening: () => void;

let visits = 0;

beforeEach(() => {
  // Each test gets its own page, because a page remembers what it has loaded.
  window.history.pushState(null, '', `/${(visits += 1)}`);
  jest.useFakeTimers();
  announcements = [];
  stopListening = subscribeToAnnouncements(() => {
    const text = readAnnouncement();
    if (text) announcements.push(text);
  });
});

afterEach(() => {
  stopListening();
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('starts with seven days, loads for 1000 ms and announces it once', () => {
  const { result } = renderHook(() => useTimeRange());
  expect(result.current).toMatchObject({ range: '7d', isLoading: true });
  wait(999);
  expect(result.current.isLoading).toBe(true);
  wait(1);
  expect(result.current.isLoading).toBe(false);
  wait(5000);
  expect(announcements).toEqual(['Figures shown: Last 7 days']);
});

test('a change reloads; a change while loading restarts the second', () => {
  const { result } = renderHook(() => useTimeRange());
  wait(1000);
  act(() => result.current.chooseRange('30d'));
  expect(result.current).toMatchObject({ range: '30d', isLoading: true });
  wait(600);
  act(() => result.current.chooseRange('90d'));
  wait(999);
  expect(result.current).toMatchObject({ range: '90d', isLoading: true });
  wait(1);
  expect(result.current.isLoading).toBe(false);
  wait(5000);
  expect(announcements.at(-1)).toBe('Figures shown: Last 90 days');
  expect(announcements).not.toContain('Figures shown: Last 30 days');
});

test('choosing the selected range changes nothing', () => {
  const { result } = renderHook(() => useTimeRange());
  wait(1000);
  act(() => result.current.chooseRange('7d'));
  expect(result.current).toMatchObject({ range: '7d', isLoading: false });
});

test('another visitor keeps the range without reloading its figures', () => {
  const first = renderHook(() => useTimeRange());
  act(() => first.result.current.chooseRange('30d'));
  wait(1000);
  first.unmount();
  const { result } = renderHook(() => useTimeRange());
  expect(result.current).toMatchObject({ range: '30d', isLoading: false });
  wait(5000);
  expect(announcements).toEqual(['Figures shown: Last 30 days']);
});

test('leaving while it loads announces nothing', () => {
  renderHook(() => useTimeRange()).unmount();
  wait(5000);
  expect(announcements).toEqual([]);
});

test('a retry of this site’s own figures says that it is under way, and that it has failed again', async () => {
  const onRetry = () => new Promise<void>((resolve) => setTimeout(resolve, 20_000));
  render(<LiveNotice view={{ problem: 'failed', response: null }} onRetry={onRetry} />);
  fireEvent.click(screen.getByRole('button', { name: live.retry }));
  expect(screen.getByRole('status')).toHaveTextContent(`${live.failed}${live.retrying}`);
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getByRole('status')).toHaveTextContent(`${live.failed}${live.retry}`);
});

test('figures of this site that are not public are said to be so, without a retry', () => {
  render(<LiveNotice view={{ problem: 'refused', response: null }} onRetry={jest.fn()} />);
  expect(screen.getByRole('status')).toHaveTextContent(live.refused);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
