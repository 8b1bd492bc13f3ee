import { act, fireEvent, render, screen } from '@testing-library/react';
import { goToPlace } from '@/components/hooks/use-place';
import { LinkedTabs, useIsPanelShown } from './linked-tabs';

function Shown({ name }: { name: string }) {
  return <p>{`${name} is ${useIsPanelShown() ? 'shown' : 'closed'}`}</p>;
}

const inner = [
  { id: 'first', label: 'First', content: <Shown name="first" /> },
  {
    id: 'second',
    label: 'Second',
    places: ['rule'],
    content: (
      <section id="rule">
        <button>The rule</button>
        <Shown name="second" />
      </section>
    ),
  },
];

const outer = [
  {
    id: 'overview',
    label: 'Overview',
    places: [''],
    content: (
      <section id="overview">
        <h2 tabIndex={-1}>All of it</h2>
      </section>
    ),
  },
  {
    id: 'documentation',
    label: 'Documentation',
    places: ['first', 'second', 'rule'],
    content: (
      <section id="documentation">
        <h2 tabIndex={-1}>How it works</h2>
        <a href="#rule">To the rule</a>
        <LinkedTabs label="Parts" items={inner} />
      </section>
    ),
  },
];

const scrollIntoView = jest.fn();
const selected = () =>
  screen.getAllByRole('tab', { selected: true, hidden: true }).map(({ textContent }) => textContent);

beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
});

function setup(hash: string) {
  window.history.replaceState(null, '', `/${hash}`);
  return render(<LinkedTabs label="All" items={outer} />);
}

test('without a place the first tab is open and nobody is led anywhere', () => {
  setup('');
  expect(selected()).toEqual(['Overview', 'First']);
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test('an address opens the tabs around its place, scrolls there and focuses its title', () => {
  setup('#documentation');
  expect(selected()).toEqual(['Documentation', 'First']);
  expect(screen.getByRole('heading', { name: 'How it works' })).toHaveFocus();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('a place inside of inner tabs opens both', () => {
  setup('#rule');
  expect(selected()).toEqual(['Documentation', 'Second']);
  expect(screen.getByRole('button', { name: 'The rule' })).toHaveFocus();
  expect(screen.getByText('second is shown')).toBeVisible();
  expect(screen.getByText('first is closed')).toBeInTheDocument();
});

test('a click on a tab is written into the address and leaves focus and scrolling alone', () => {
  setup('');
  fireEvent.click(screen.getByRole('tab', { name: 'Documentation' }));
  expect(window.location.hash).toBe('#documentation');
  expect(selected()).toEqual(['Documentation', 'First']);
  fireEvent.click(screen.getByRole('tab', { name: 'Second' }));
  expect(window.location.hash).toBe('#second');
  expect(selected()).toEqual(['Documentation', 'Second']);
  fireEvent.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(selected()).toEqual(['Overview', 'Second']);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('a link on the page leads to its place, and again when followed twice', () => {
  setup('#documentation');
  scrollIntoView.mockReset();
  const link = screen.getByRole('link', { name: 'To the rule' });
  expect(fireEvent.click(link)).toBe(false);
  expect(selected()).toEqual(['Documentation', 'Second']);
  expect(screen.getByRole('button', { name: 'The rule' })).toHaveFocus();
  fireEvent.click(link);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
});

test('a button can lead there too', () => {
  setup('');
  act(() => goToPlace('rule'));
  expect(window.location.hash).toBe('#rule');
  expect(selected()).toEqual(['Documentation', 'Second']);
});

test('going back to an address without a place opens the first tab', () => {
  setup('#documentation');
  act(() => {
    window.history.replaceState(null, '', '/');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(selected()).toEqual(['Overview', 'First']);
});

test('another variant of the same page keeps its tab and leads nobody', () => {
  const { unmount } = setup('#documentation');
  unmount();
  scrollIntoView.mockReset();
  render(<LinkedTabs label="All" items={outer} />);
  expect(selected()).toEqual(['Documentation', 'First']);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('another page forgets, so that coming back leads there again', () => {
  const { unmount } = setup('#documentation');
  window.history.replaceState(null, '', '/elsewhere');
  unmount();
  scrollIntoView.mockReset();
  setup('#documentation');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('an address that names nothing is harmless', () => {
  setup('#%');
  expect(selected()).toEqual(['Overview', 'First']);
});
