import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SelectField } from './select';

// As next.config.mjs does for the build.
jest.mock('react-remove-scroll', () => jest.requireActual<object>('./remove-scroll'));
jest.mock('aria-hidden', () => jest.requireActual<object>('./hide-others'));

const OPTIONS = [
  { value: 'explorer', label: 'Explorer' },
  { value: 'researcher', label: 'Researcher', description: 'Compares details.' },
  { value: 'converter', label: 'Converter' },
];

beforeAll(() => {
  // What Radix asks of a browser and jsdom does not have.
  Object.assign(Element.prototype, {
    hasPointerCapture: () => false,
    releasePointerCapture: () => undefined,
    scrollIntoView: () => undefined,
  });
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

function Cluster() {
  const [value, setValue] = useState('explorer');
  return <SelectField label="Behavior" value={value} options={OPTIONS} onValueChange={setValue} />;
}

test('before its list is there it says its name and value', () => {
  render(<Cluster />);
  const trigger = screen.getByRole('combobox', { name: 'Behavior' });
  expect(trigger).toHaveTextContent('Explorer');
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('a click that comes before the list opens it, without a style tag, and the choice comes back', async () => {
  const user = userEvent.setup();
  render(<Cluster />);
  fireEvent.click(screen.getByRole('combobox', { name: 'Behavior' }));
  expect(await screen.findByRole('option', { name: /Researcher/ })).toBeInTheDocument();
  expect(document.querySelectorAll('style')).toHaveLength(0);
  await user.click(screen.getByRole('option', { name: /Researcher/ }));
  expect(screen.getByRole('combobox', { name: 'Behavior' })).toHaveTextContent('Researcher');
  expect(screen.getByRole('combobox', { name: 'Behavior' })).toHaveFocus();
});

test('an open list is a landmark with its name, and hides nothing around it', async () => {
  render(
    <main>
      <h1>Home</h1>
      <Cluster />
    </main>,
  );
  fireEvent.click(screen.getByRole('combobox', { name: 'Behavior' }));
  const list = await screen.findByRole('listbox', { name: 'Behavior' });
  expect(screen.getByRole('region', { name: 'Behavior' })).toContainElement(list);
  expect(screen.getByRole('heading', { name: 'Home' })).toBeInTheDocument();
  fireEvent.keyDown(list, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
});

test('focus stays on it while the list arrives', async () => {
  const user = userEvent.setup();
  render(<Cluster />);
  await user.tab();
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveAttribute('data-state', 'closed'));
  expect(screen.getByRole('combobox', { name: 'Behavior' })).toHaveFocus();
});

test('a letter finds its option in the list', async () => {
  const user = userEvent.setup();
  render(<Cluster />);
  fireEvent.click(screen.getByRole('combobox', { name: 'Behavior' }));
  await screen.findByRole('option', { name: 'Converter' });
  await user.keyboard('c');
  await waitFor(() => expect(screen.getByRole('option', { name: 'Converter' })).toHaveFocus());
});
