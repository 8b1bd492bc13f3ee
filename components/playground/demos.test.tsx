import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readToasts } from '@/components/toast/toast-store';
import { playgroundCopy } from '@/lib/content/pages/demo';
import { renderWithQueries } from '@/tests/support/widgets/render-with-queries';
import { CacheDemo } from './cache-demo';
import { canTakeFocus } from './demo-finder';

const latestToast = () => readToasts()[0];

test('the first fetch takes 800 ms, the second none, and clearing the cache makes it wait again', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderWithQueries(<CacheDemo copy={playgroundCopy.live.cache} />);
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  expect(screen.getByText(playgroundCopy.live.cache.log.none)).toBeVisible();
  await user.click(screen.getByRole('button', { name: playgroundCopy.live.cache.fetch }));
  await wait(0);
  expect(screen.getByRole('button', { name: playgroundCopy.live.cache.fetching })).toHaveFocus();
  await wait(799);
  expect(latestToast()).toBeUndefined();
  await wait(1);
  expect(latestToast()).toMatchObject({
    title: 'Data Fetched with Cache',
    description: playgroundCopy.live.cache.toast.server,
  });
  await wait(10);
  expect(screen.getByRole('row', { name: /1 from the server 80\d ms/ })).toBeVisible();

  await user.click(screen.getByRole('button', { name: playgroundCopy.live.cache.fetch }));
  await wait(10);
  expect(latestToast()).toMatchObject({ description: playgroundCopy.live.cache.toast.cache });
  expect(screen.getByRole('row', { name: /2 from cache \d ms/ })).toBeVisible();

  await user.click(screen.getByRole('button', { name: playgroundCopy.live.cache.forget }));
  await user.click(screen.getByRole('button', { name: playgroundCopy.live.cache.fetch }));
  await wait(790);
  expect(screen.queryByRole('row', { name: /^3/ })).toBeNull();
  await wait(20);
  expect(screen.getByRole('row', { name: /3 from the server/ })).toBeVisible();
  jest.useRealTimers();
});

test('the response is still cached after visiting another page', async () => {
  jest.useFakeTimers();
  const demo = <CacheDemo copy={playgroundCopy.live.cache} />;
  const { rerender } = renderWithQueries(demo);
  const press = () =>
    act(async () => screen.getByRole('button', { name: playgroundCopy.live.cache.fetch }).click());
  await press();
  await act(() => jest.advanceTimersByTimeAsync(900));
  rerender(<p>Another page</p>);
  await act(() => jest.advanceTimersByTimeAsync(60 * 60_000));
  rerender(demo);
  await press();
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(latestToast()).toMatchObject({ description: playgroundCopy.live.cache.toast.cache });
  jest.useRealTimers();
});

const here = { pathname: '/demo', hash: '' };

function element(html: string): Element | null {
  document.body.innerHTML = html;
  return document.body.firstElementChild;
}

test.each([
  ['nothing has focus', null, true],
  ['the link that led here has it', '<a href="/demo">Demo</a>', true],
  ['another link has it', '<a href="/about">About</a>', false],
  ['a control has it', '<button>Segment</button>', false],
])('%s: the field takes focus: %s', (_, html, expected) => {
  expect(canTakeFocus(html ? element(html) : document.body, here)).toBe(expected);
});

test('a hash in the address keeps the focus where it is', () => {
  expect(canTakeFocus(null, { ...here, hash: '#images' })).toBe(false);
});
