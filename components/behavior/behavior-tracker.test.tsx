import { act, screen } from '@testing-library/react';
import { useSession } from '@/components/personalization/personalization-context';
import { ANALYSIS_DELAY_MS, EVENTS_FLUSH_MS } from '@/lib/config/timings';
import { startVisit, stubServer } from '@/tests/support/widgets/visit';
import { BehaviorTracker } from './behavior-tracker';

let path = 'about';
const refresh = jest.fn();
jest.mock('next/navigation', () => ({
  useParams: () => ({ persona: 'developer.explorer.returning' }),
  useRouter: () => ({ refresh }),
  useSelectedLayoutSegments: () => ['developer.explorer.returning', path],
}));

function Cluster() {
  return <output>{useSession().persona.cluster}</output>;
}

const observe = jest.fn();
let sent: ReturnType<typeof stubServer>;

beforeEach(() => {
  path = 'about';
  document.cookie = 'persona=; Path=/; Max-Age=0';
  sessionStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  Object.assign(globalThis, { ResizeObserver: jest.fn(() => ({ observe, disconnect: jest.fn() })) });
  sent = stubServer();
});
afterEach(() => jest.useRealTimers());

const start = () =>
  startVisit(
    <>
      <BehaviorTracker />
      <button data-cta="trial">Try</button>
      <div data-trail="guide">
        <button>Next</button>
      </div>
      <Cluster />
    </>,
  );
const press = (name = 'Try') => act(() => screen.getByRole('button', { name }).click());
const analyses = () => sent.filter(({ path: called }) => called === '/api/analyze-behavior');

test('analysis waits for one second without activity', async () => {
  await start();
  jest.useFakeTimers();
  press();
  await act(() => jest.advanceTimersByTimeAsync(ANALYSIS_DELAY_MS - 1));
  press();
  await act(() => jest.advanceTimersByTimeAsync(ANALYSIS_DELAY_MS - 1));
  expect(analyses()).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(analyses()).toEqual([
    {
      method: 'POST',
      path: '/api/analyze-behavior',
      body: {
        userId: expect.any(Number),
        behaviors: expect.objectContaining({ pageViews: 1, clickTypes: { cta: 2 } }),
      },
    },
  ]);
});

test('buttons of a guide are stored, but make no cluster', async () => {
  jest.useFakeTimers();
  await start();
  await act(() => jest.advanceTimersByTimeAsync(ANALYSIS_DELAY_MS));
  const before = analyses().length;
  for (let count = 0; count < 5; count += 1) press('Next');
  await act(() => jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS));
  expect(analyses()).toHaveLength(before);
  expect(screen.getByRole('status')).toHaveTextContent('explorer');
  const stored = sent.filter(({ path: called }) => called === '/api/events').map(({ body }) => body);
  expect(JSON.stringify(stored).match(/"elementType":"button"/g)).toHaveLength(5);
});

function setPageHeight(): void {
  const [resize] = jest.mocked(ResizeObserver).mock.calls.at(-1) ?? [];
  act(() => resize?.([{ borderBoxSize: [{ blockSize: 1000 }] }] as never, null as never));
}

async function scrollTo(depth: number): Promise<void> {
  Object.assign(window, { innerHeight: depth * 10 });
  document.dispatchEvent(new Event('scroll'));
  await act(() => jest.advanceTimersByTimeAsync(2 * ANALYSIS_DELAY_MS));
}

test('what is being analyzed is not sent again while a reader scrolls on', async () => {
  await start();
  const answer = globalThis.fetch;
  let respond = () => {};
  globalThis.fetch = async (called, init) => {
    const response = await answer(called, init);
    if (String(called) === '/api/analyze-behavior') await new Promise<void>((resolve) => (respond = resolve));
    return response;
  };
  jest.useFakeTimers();
  const { innerHeight } = window;
  setPageHeight();
  await act(() => jest.advanceTimersByTimeAsync(ANALYSIS_DELAY_MS));
  for (const depth of [20, 30, 40]) await scrollTo(depth);
  expect(analyses()).toHaveLength(1);
  await act(async () => respond());
  await scrollTo(50);
  expect(analyses()).toHaveLength(1);
  Object.assign(window, { innerHeight });
});

test('scrolling alone is analyzed again only once it changes what the rules find, and the same input only once', async () => {
  const { unmount } = await start();
  jest.useFakeTimers();
  const { innerHeight } = window;
  setPageHeight();
  await act(() => jest.advanceTimersByTimeAsync(ANALYSIS_DELAY_MS));
  await scrollTo(40);
  await scrollTo(50);
  expect(analyses()).toHaveLength(1);
  for (let count = 0; count < 4; count += 1) await scrollTo(100);
  expect(analyses()).toHaveLength(2);
  Object.assign(window, { innerHeight });
  unmount();
  jest.useRealTimers();
  // The next page of the visit.
  await start();
  jest.useFakeTimers();
  await act(() => jest.advanceTimersByTimeAsync(ANALYSIS_DELAY_MS));
  expect(analyses()).toHaveLength(2);
});

test('when the call fails, the result of the rules changes the session but not the page', async () => {
  await start();
  const answer = globalThis.fetch;
  globalThis.fetch = async (called, init) =>
    String(called) === '/api/analyze-behavior' ? Promise.reject(new TypeError('down')) : answer(called, init);
  jest.useFakeTimers();
  for (let count = 0; count < 3; count += 1) press();
  await act(() => jest.advanceTimersByTimeAsync(ANALYSIS_DELAY_MS));
  expect(screen.getByRole('status')).toHaveTextContent('converter');
  expect(refresh).not.toHaveBeenCalled();
  expect(document.cookie).toContain('persona=developer.converter.returning.default.analysis');
});

test('analysis does not replace a manually chosen cluster', async () => {
  const { actions } = await start();
  act(() => actions().chooseCluster('researcher'));
  jest.useFakeTimers();
  for (let count = 0; count < 4; count += 1) press();
  await act(() => jest.advanceTimersByTimeAsync(ANALYSIS_DELAY_MS * 2));
  expect(analyses()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('researcher');
});
