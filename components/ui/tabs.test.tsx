import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectTabByKey, Tabs } from './tabs';

const ITEMS = [
  { id: 'content', label: 'Smart Content', content: <p>First panel</p> },
  { id: 'behavior', label: 'Behavioral AI', content: <p>Second panel</p> },
  { id: 'process', label: 'Process Automation', content: <p>Third panel</p> },
];

test('arrow keys move selection and focus and wrap around, and only the selected tab is a Tab stop', async () => {
  const user = userEvent.setup();
  render(<Tabs label="Parts" items={ITEMS} />);
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  const last = screen.getByRole('tab', { name: 'Process Automation' });
  expect(last).toHaveFocus();
  expect(last).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Process Automation' })).toHaveTextContent('Third panel');
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test.each([
  ['Alt and Left', { key: 'ArrowLeft', altKey: true }],
  ['Command and Left', { key: 'ArrowLeft', metaKey: true }],
  ['Control and End', { key: 'End', ctrlKey: true }],
  ['Shift and Right', { key: 'ArrowRight', shiftKey: true }],
])('%s is left to the browser', (_, keys) => {
  render(<Tabs label="Parts" items={ITEMS} />);
  const first = screen.getByRole('tab', { name: 'Smart Content' });
  expect(fireEvent.keyDown(first, keys)).toBe(true);
  expect(first).toHaveAttribute('aria-selected', 'true');
});

const IDS = ['one', 'two', 'three'];

test.each([
  ['one', 'ArrowRight', 'two'],
  ['three', 'ArrowRight', 'one'],
  ['one', 'ArrowLeft', 'three'],
  ['two', 'Home', 'one'],
  ['two', 'End', 'three'],
  ['two', 'Tab', null],
  ['two', 'x', null],
])('from tab %s, %s leads to %s', (selected, key, expected) => {
  expect(selectTabByKey(IDS, selected, key)).toBe(expected);
});
