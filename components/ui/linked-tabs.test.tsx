import { act, fireEvent, render, screen } from '@testing-library/react';
import { LinkedTabs, useIsPanelShown } from './linked-tabs';

function Shown({ name }: { name: string }) {
  return <p>{`${name} is ${useIsPanelShown() ? 'shown' : 'closed'}`}</p>;
}

const inner = [
  { id: 'first', label: 'First', content: <Shown name="first" /> },
  {
    id: 'second',
    label: 'Second',
    anchors: ['rule'],
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
    anchors: [''],
    content: (
      <section id="overview">
        <h2 tabIndex={-1}>All of it</h2>
      </section>
    ),
  },
  {
    id: 'documentation',
    label: 'Documentation',
    anchors: ['first', 'second', 'rule'],
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

test('without a hash the first tab is open, and focus and scroll position stay', () => {
  setup('');
  expect(selected()).toEqual(['Overview', 'First']);
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test('a hash opens the tabs around its place, scrolls there and focuses its title', () => {
  setup('#documentation');
  expect(selected()).toEqual(['Documentation', 'First']);
  expect(screen.getByRole('heading', { name: 'How it works' })).toHaveFocus();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('a place inside nested tabs opens both', () => {
  setup('#rule');
  expect(selected()).toEqual(['Documentation', 'Second']);
  expect(screen.getByRole('button', { name: 'The rule' })).toHaveFocus();
  expect(screen.getByText('second is shown')).toBeVisible();
  expect(screen.getByText('first is closed')).toBeInTheDocument();
});

test('a click on a tab updates the address and leaves focus and scroll position alone', () => {
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

test('a link on the page opens its place, also when followed again', () => {
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

test('going back to an address without a hash opens the first tab', () => {
  setup('#documentation');
  act(() => {
    window.history.replaceState(null, '', '/');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(selected()).toEqual(['Overview', 'First']);
});

test('so does a link to the page itself, for which the router pushes an address', async () => {
  const navigation = new EventTarget();
  Object.assign(window, { navigation });
  setup('#documentation');
  window.history.pushState(null, '', '/');
  await act(async () => void navigation.dispatchEvent(new Event('currententrychange')));
  expect(selected()).toEqual(['Overview', 'First']);
});

test('another variant of the same page keeps its tab, focus and scroll position', () => {
  const { unmount } = setup('#documentation');
  unmount();
  scrollIntoView.mockReset();
  render(<LinkedTabs label="All" items={outer} />);
  expect(selected()).toEqual(['Documentation', 'First']);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('another page resets the place, so that coming back opens it again', () => {
  const { unmount } = setup('#documentation');
  window.history.replaceState(null, '', '/elsewhere');
  unmount();
  scrollIntoView.mockReset();
  setup('#documentation');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('an unknown hash is harmless', () => {
  setup('#%');
  expect(selected()).toEqual(['Overview', 'First']);
});
