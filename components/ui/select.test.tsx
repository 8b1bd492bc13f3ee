import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SelectField } from './select';

const OPTIONS = [
  { value: 'explorer', label: 'Explorer' },
  { value: 'researcher', label: 'Researcher', description: 'Compares details.' },
  { value: 'returning', label: 'Returning researcher' },
  { value: 'converter', label: 'Converter' },
];

function Cluster() {
  const [value, setValue] = useState('explorer');
  return <SelectField label="Behavior" value={value} options={OPTIONS} onValueChange={setValue} />;
}

beforeAll(() => {
  // Missing in jsdom.
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
});

const trigger = () => screen.getByRole('combobox', { name: 'Behavior' });
const option = (name: string) => screen.getByRole('option', { name });

async function openList() {
  fireEvent.click(trigger());
  return screen.findByRole('listbox', { name: 'Behavior' });
}

test('a click before the list has loaded opens it, without a style tag, and the choice is reported', async () => {
  const user = userEvent.setup();
  render(<Cluster />);
  const first = trigger();
  expect(first).toHaveTextContent('Explorer');
  expect(first).toHaveAttribute('aria-expanded', 'false');
  expect(first).not.toHaveAttribute('aria-controls');
  const list = await openList();
  expect(first).toHaveAttribute('aria-expanded', 'true');
  expect(first).toHaveAttribute('aria-controls', list.id);
  expect(option('Explorer')).toHaveFocus();
  expect(option('Explorer')).toHaveAttribute('aria-selected', 'true');
  expect(option('Researcher')).toHaveAccessibleDescription('Compares details.');
  expect(document.querySelectorAll('style')).toHaveLength(0);
  await user.click(option('Researcher'));
  expect(trigger()).toBe(first);
  expect(first).toHaveTextContent('Researcher');
  expect(first).toHaveFocus();
  expect(first).toHaveAttribute('aria-expanded', 'false');
});

test('an open list is a landmark with its name, and hides nothing around it', async () => {
  render(
    <main>
      <h1>Home</h1>
      <Cluster />
    </main>,
  );
  const list = await openList();
  expect(screen.getByRole('region', { name: 'Behavior' })).toContainElement(list);
  expect(screen.getByRole('heading', { name: 'Home' })).toBeInTheDocument();
});

test('the trigger keeps the focus while the list is loaded, and opens it by arrow', async () => {
  const user = userEvent.setup();
  render(<Cluster />);
  await user.tab();
  const first = trigger();
  await act(() => import('./select-list'));
  expect(first).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(option('Explorer')).toHaveFocus());
  expect(trigger()).toBe(first);
});

test('a requested list does not open after the visitor has moved on', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Cluster />
      <button type="button">Next</button>
    </>,
  );
  act(() => trigger().focus());
  fireEvent.click(trigger());
  await user.tab();
  await act(() => import('./select-list'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

test('keys move through the options and stop at the ends', async () => {
  const user = userEvent.setup();
  render(<Cluster />);
  await openList();
  for (const [key, name] of [
    ['ArrowUp', 'Explorer'],
    ['ArrowDown', 'Researcher'],
    ['End', 'Converter'],
    ['ArrowDown', 'Converter'],
    ['Home', 'Explorer'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(option(name)).toHaveFocus();
  }
  await user.keyboard('{End}{Enter}');
  expect(trigger()).toHaveTextContent('Converter');
  expect(trigger()).toHaveFocus();
});

test('typing finds an option; after a second it starts over', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(5000);
  const user = userEvent.setup();
  render(<Cluster />);
  await openList();
  await user.keyboard('r');
  expect(option('Researcher')).toHaveFocus();
  await user.keyboard('r');
  expect(option('Returning researcher')).toHaveFocus();
  now.mockReturnValue(5999);
  await user.keyboard('c');
  expect(option('Returning researcher')).toHaveFocus();
  now.mockReturnValue(6999);
  await user.keyboard('returning r');
  expect(option('Returning researcher')).toHaveFocus();
  now.mockReturnValue(7999);
  await user.keyboard('c');
  expect(option('Converter')).toHaveFocus();
});

test('letters typed on the trigger open the list at the matching option', async () => {
  const user = userEvent.setup();
  render(<Cluster />);
  await user.tab();
  await user.keyboard('co');
  await waitFor(() => expect(option('Converter')).toHaveFocus());
});

test('Escape, a click on the trigger, a press elsewhere and Tab close it without a choice', async () => {
  const pageKey = jest.fn();
  document.addEventListener('keydown', pageKey);
  const user = userEvent.setup();
  render(
    <>
      <Cluster />
      <button type="button">Next</button>
    </>,
  );
  const closed = () => expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await openList();
  await user.keyboard('{Escape}');
  closed();
  expect(trigger()).toHaveFocus();
  expect(pageKey).not.toHaveBeenCalled();
  await openList();
  await user.click(trigger());
  closed();
  expect(trigger()).toHaveFocus();
  await openList();
  await user.click(document.body);
  closed();
  await openList();
  await user.tab();
  closed();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  await openList();
  act(() => screen.getByRole('button', { name: 'Next' }).focus());
  closed();
  expect(trigger()).toHaveTextContent('Explorer');
  document.removeEventListener('keydown', pageKey);
});

test('an arrow at the edge of a long list scrolls it by an option every 50 ms', async () => {
  const sizes = { scrollHeight: 160, clientHeight: 40 };
  for (const [name, size] of Object.entries(sizes))
    jest.spyOn(Element.prototype, name as keyof typeof sizes, 'get').mockReturnValue(size);
  Object.assign(Element.prototype, {
    scrollBy(this: Element, _: number, top: number) {
      this.scrollTop += top;
      fireEvent.scroll(this);
    },
  });
  render(<Cluster />);
  const { parentElement: list } = await openList();
  const arrow = document.querySelector('[data-slot=select-arrow]') ?? document.body;
  jest.useFakeTimers();
  fireEvent.pointerEnter(arrow);
  act(() => jest.advanceTimersByTime(49));
  expect(list?.scrollTop).toBe(0);
  act(() => jest.advanceTimersByTime(51));
  expect(list?.scrollTop).toBe(80);
  fireEvent.pointerLeave(arrow);
  act(() => jest.advanceTimersByTime(500));
  expect(list?.scrollTop).toBe(80);
  jest.useRealTimers();
});

test('on a phone, a selector opens the choices of all of its sheet, and each is picked for its own', async () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  const picked = jest.fn();
  const choice = (label: string, ...values: string[]) => ({
    label,
    value: values[0] ?? '',
    options: values.map((value) => ({ value, label: value })),
    onValueChange: (value: string) => void picked(label, value),
  });
  const sheet = [
    choice('Segment', 'Leader', 'Developer'),
    choice('Visitor type', 'New', 'Returning'),
  ] as const;
  render(<SelectField {...sheet[1]} sheet={sheet} />);
  const open = async () => {
    fireEvent.click(screen.getByRole('combobox', { name: 'Visitor type' }));
    await screen.findByRole('listbox', { name: 'Segment' });
  };
  await open();
  expect(screen.getByRole('listbox', { name: 'Visitor type' })).toBeInTheDocument();
  expect(option('New')).toHaveFocus();
  const user = userEvent.setup();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(picked.mock.calls).toEqual([['Segment', 'Developer']]);
  await open();
  await user.click(option('Returning'));
  expect(picked.mock.lastCall).toEqual(['Visitor type', 'Returning']);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
