import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { SessionContext } from '@/components/personalization/personalization-context';
import { createSessionStore } from '@/components/personalization/session-store';
import { contentBlockLabels } from '@/lib/content/content-block-labels';
import { contentBlockCopy } from '@/lib/content/content-blocks';
import { selectContentBlocks } from '@/lib/personalization/content-blocks';
import type { Cluster, Persona } from '@/lib/personalization/persona';
import { ContentBlocks, MiniContentBlocks } from './content-blocks';
import { ContentBlockCarousel } from './content-block-list';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

const LOADING = 'Personalizing content for you...';
const persona: Persona = { segment: 'developer', cluster: 'explorer', visitor: 'new' };

const orderFor = (cluster: Cluster, limit?: number) =>
  selectContentBlocks({ segment: 'developer', cluster }, limit).map(({ id }) => contentBlockCopy[id].title);
const shownOrder = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const list = () => screen.getByRole('list', { name: 'Content blocks' });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function setup(blocks = <ContentBlocks persona={persona} />) {
  const store = createSessionStore(persona);
  render(<SessionContext value={store}>{blocks}</SessionContext>);
  return store;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the copy is in order at once, under a skeleton that disappears after 1200 ms', () => {
  setup();
  expect(shownOrder()).toEqual(orderFor('explorer'));
  expect(screen.getByRole('status')).toHaveTextContent(LOADING);
  expect(list()).toHaveAttribute('aria-busy', 'true');
  wait(1199);
  expect(screen.getByText(LOADING)).toBeVisible();
  wait(1);
  expect(screen.queryByText(LOADING)).not.toBeInTheDocument();
  expect(list()).toHaveAttribute('aria-busy', 'false');
  expect(document.querySelector('[data-slot=block-cover]')).toBeNull();
});

test.each([
  ['innovation-leader', 'Schedule Demo'],
  ['developer', 'View API Docs'],
  ['sales-prospect', 'Start Free Trial'],
] as const)("the first step's button for %s is %s", (segment, name) => {
  setup(<ContentBlocks persona={{ ...persona, segment }} />);
  expect(document.querySelector('[data-cta=block-get-started]')).toHaveTextContent(name);
});

test('another visitor type does not load the blocks again, and on the way back they are there at once', () => {
  const store = createSessionStore(persona);
  const blocks = (visitor: Persona['visitor']) => (
    <SessionContext value={store}>
      <ContentBlocks persona={{ ...persona, visitor }} />
    </SessionContext>
  );
  const { rerender, unmount } = render(blocks('new'));
  wait(1200);
  rerender(blocks('returning'));
  expect(list()).toHaveAttribute('aria-busy', 'false');
  unmount();
  window.history.pushState(null, '', '/about');
  window.history.pushState(null, '', '/');
  render(blocks('returning'));
  expect(list()).toHaveAttribute('aria-busy', 'false');
});

test('a cluster found by analysis reorders the blocks at once, and they reload', () => {
  const store = setup();
  wait(1200);
  act(() => void store.dispatch({ type: 'cluster-analyzed', cluster: 'researcher' }));
  expect(orderFor('researcher')).not.toEqual(orderFor('explorer'));
  expect(shownOrder()).toEqual(orderFor('researcher'));
  expect(screen.getByRole('status')).toHaveTextContent(LOADING);
  wait(1200);
  expect(screen.getByRole('status')).toHaveTextContent('6 of 6 blocks, best match first');
  for (const cluster of ['converter', 'researcher'] as const) {
    wait(1000);
    act(() => void store.dispatch({ type: 'cluster-analyzed', cluster }));
  }
  wait(1199);
  expect(screen.getByRole('status')).toHaveTextContent(LOADING);
});

test('the focused element keeps the focus when its block moves', () => {
  const store = setup();
  const link = within(list()).getByRole('link', { name: contentBlockCopy.sentiment.cta.primary.label });
  link.focus();
  act(() => void store.dispatch({ type: 'cluster-analyzed', cluster: 'researcher' }));
  expect(link).toHaveFocus();
});

test('with content personalization off the standard order is shown', () => {
  const store = setup();
  act(() => void store.dispatch({ type: 'cluster-chosen', cluster: 'researcher' }));
  act(() => void store.dispatch({ type: 'setting-changed', name: 'contentPersonalization', value: false }));
  expect(shownOrder()).toEqual(orderFor('explorer'));
});

test('for a converter every block but the success stories is urgent', () => {
  const store = setup();
  act(() => void store.dispatch({ type: 'cluster-analyzed', cluster: 'converter' }));
  expect(screen.getAllByText(contentBlockLabels.urgency.high)).toHaveLength(5);
  expect(screen.getAllByText(contentBlockLabels.urgency.low)).toHaveLength(1);
});

test('the three layouts contain the same blocks, and one of them is pressed', () => {
  setup();
  for (const layout of ['Stack', 'Carousel', 'Grid']) {
    fireEvent.click(screen.getByRole('button', { name: layout }));
    expect(screen.getAllByRole('button', { pressed: true })).toEqual([
      screen.getByRole('button', { name: layout }),
    ]);
    expect(shownOrder()).toEqual(orderFor('explorer'));
  }
});

test('the mini preview has three stacked blocks and no controls', () => {
  setup(<MiniContentBlocks persona={persona} />);
  expect(shownOrder()).toEqual(orderFor('explorer', 3));
  expect(list()).toHaveAttribute('data-layout', 'stack');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

const WIDTH = 300;
const COUNT = 4;

function drawRow(visibleCount = 1) {
  render(
    <ContentBlockCarousel count={COUNT}>
      <ul>
        {Array.from({ length: COUNT }, (_, index) => (
          <li key={index} data-block={index} />
        ))}
      </ul>
    </ContentBlockCarousel>,
  );
  const row = screen.getByRole('region', { name: 'Content blocks' });
  row.querySelectorAll<HTMLElement>('li').forEach((block, index) => {
    Object.defineProperty(block, 'offsetLeft', { value: index * WIDTH });
  });
  Object.defineProperties(row, {
    scrollWidth: { value: COUNT * WIDTH },
    clientWidth: { value: visibleCount * WIDTH },
  });
  return row;
}

/** jsdom moves the row but fires no scroll event. */
function scrollAfter(row: HTMLElement, action: () => void) {
  action();
  fireEvent.scroll(row);
}

test('the buttons move by one block, wrap around at both ends, and announce the position', () => {
  const row = drawRow();
  const position = () => screen.getByText(/^Block \d of 4$/).textContent;
  expect(position()).toBe('Block 1 of 4');
  for (const expected of ['Block 2 of 4', 'Block 3 of 4', 'Block 4 of 4', 'Block 1 of 4']) {
    scrollAfter(row, () =>
      fireEvent.click(screen.getByRole('button', { name: contentBlockLabels.carousel.next })),
    );
    expect(position()).toBe(expected);
  }
  scrollAfter(row, () =>
    fireEvent.click(screen.getByRole('button', { name: contentBlockLabels.carousel.previous })),
  );
  expect(position()).toBe('Block 4 of 4');
});

test('a press while the row still moves counts from where it goes', () => {
  const row = drawRow();
  const next = screen.getByRole('button', { name: contentBlockLabels.carousel.next });
  fireEvent.click(next);
  scrollAfter(row, () => (row.scrollLeft = 10));
  fireEvent.click(next);
  expect(row.scrollLeft).toBe(2 * WIDTH);
});

test('at the end of a wide row the position is the last block, and Previous leaves it', () => {
  const row = drawRow(2.8);
  scrollAfter(row, () => (row.scrollLeft = 1.2 * WIDTH));
  expect(screen.getByText('Block 4 of 4')).toBeInTheDocument();
  fireEvent.keyDown(row, { key: 'ArrowLeft' });
  expect(row.scrollLeft).toBe(WIDTH);
});

test('the arrow keys do the same, and other keys are ignored', () => {
  const row = drawRow();
  scrollAfter(row, () => fireEvent.keyDown(row, { key: 'ArrowRight' }));
  expect(row.scrollLeft).toBe(WIDTH);
  scrollAfter(row, () => fireEvent.keyDown(row, { key: 'ArrowLeft' }));
  expect(row.scrollLeft).toBe(0);
  expect(fireEvent.keyDown(row, { key: 'Tab' })).toBe(true);
});

test.each([{ altKey: true }, { metaKey: true }, { ctrlKey: true }])(
  'an arrow key with %j is left to the browser',
  (modifiers) => {
    const row = drawRow();
    expect(fireEvent.keyDown(row, { key: 'ArrowRight', ...modifiers })).toBe(true);
    expect(row.scrollLeft).toBe(0);
  },
);
