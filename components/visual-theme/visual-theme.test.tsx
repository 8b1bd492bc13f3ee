import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellCopy } from '@/lib/content/shell';
import { VISUAL_THEME_IDS } from '@/lib/config/visual-themes';
import { VisualThemeChoice } from './visual-theme-choice';
import { VisualThemeMenu } from './visual-theme-menu';

const { options } = shellCopy.visualTheme;
const root = document.documentElement;
const radio = (name: string) => screen.getByRole('radio', { name });

beforeEach(() => {
  localStorage.clear();
  root.dataset.theme = 'futuristic-clarity';
});

test('the three themes are offered, each with its preview and description', () => {
  const { container } = render(<VisualThemeChoice />);
  expect(screen.getByRole('group', { name: 'Visual theme' })).toBeInTheDocument();
  for (const id of VISUAL_THEME_IDS) {
    expect(radio(options[id].label)).toHaveAccessibleDescription(options[id].description);
    expect(container.querySelector(`[data-preview="${id}"]`)).toHaveAttribute('aria-hidden', 'true');
  }
  expect(radio(shellCopy.visualTheme.options['futuristic-clarity'].label)).toBeChecked();
});

test('a choice is applied, stored and shown by every control', async () => {
  render(
    <>
      <VisualThemeChoice />
      <div data-testid="header">
        <VisualThemeMenu />
      </div>
    </>,
  );
  const header = within(screen.getByTestId('header'));
  const inMenu = header.getByLabelText(shellCopy.visualTheme.options['human-centered-tech'].label);
  await userEvent.click(
    screen.getAllByLabelText(shellCopy.visualTheme.options['human-centered-tech'].label)[0] ?? inMenu,
  );
  expect(root.dataset.theme).toBe('human-centered-tech');
  expect(localStorage.getItem('visual-theme')).toBe('human-centered-tech');
  expect(inMenu).toBeChecked();
  await userEvent.click(header.getByLabelText(shellCopy.visualTheme.options['minimal-intelligence'].label));
  expect(root.dataset.theme).toBe('minimal-intelligence');
});

test.each([
  ['human-centered-tech', 'human-centered-tech'],
  ['made-up', 'futuristic-clarity'],
])('another tab storing %s results in %s', (stored, theme) => {
  render(<VisualThemeChoice />);
  localStorage.setItem('visual-theme', stored);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'visual-theme' })));
  expect(root.dataset.theme).toBe(theme);
});

test('with storage blocked, the choice still applies to the page', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(<VisualThemeChoice />);
  await userEvent.click(radio(shellCopy.visualTheme.options['minimal-intelligence'].label));
  expect(root.dataset.theme).toBe('minimal-intelligence');
  expect(radio(shellCopy.visualTheme.options['minimal-intelligence'].label)).toBeChecked();
});

test('the header button opens and closes the menu; Escape, a press elsewhere and Tab out of it close it', async () => {
  render(
    <>
      <VisualThemeMenu />
      <a href="/">Next</a>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Visual theme' });
  const menu = screen
    .getByLabelText(shellCopy.visualTheme.options['minimal-intelligence'].label)
    .closest('fieldset');
  expect(menu).not.toBeVisible();
  await userEvent.click(button);
  expect(menu).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(radio(shellCopy.visualTheme.options['minimal-intelligence'].label));
  expect(menu).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(menu).not.toBeVisible();
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.click(document.body);
  expect(menu).not.toBeVisible();
  await userEvent.dblClick(button);
  expect(menu).not.toBeVisible();
  await userEvent.click(button);
  await userEvent.tab();
  expect(menu).toBeVisible();
  await userEvent.tab();
  expect(menu).not.toBeVisible();
});
