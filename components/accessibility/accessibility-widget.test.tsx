import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetAccessibility } from '@/components/hooks/use-accessibility';
import { announce, LiveRegion } from '@/components/ui/announcement-store';
import { accessibilityCopy } from '@/lib/content/accessibility';
import { AccessibilityWidget } from './accessibility-widget';

let path = '/';
jest.mock('next/navigation', () => ({
  usePathname: () => path,
  useRouter: () => ({ prefetch: jest.fn() }),
}));

beforeAll(() => {
  // jsdom has no top layer.
  HTMLElement.prototype.showPopover = () => undefined;
  window.matchMedia = jest.fn().mockImplementation(() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  return import('./accessibility-card');
});

beforeEach(() => {
  path = '/';
  // jsdom does not support `:modal`, and no test here opens a modal dialog.
  const query = document.querySelector.bind(document);
  jest
    .spyOn(document, 'querySelector')
    .mockImplementation((selector) => (selector === 'dialog:modal' ? null : query(selector)));
});

afterEach(() => act(resetAccessibility));

const Page = () => (
  <div data-slot="widget-dock">
    <main tabIndex={-1}>
      <h2>First part</h2>
      <div hidden>
        <h2>Closed part</h2>
      </div>
      <h2>Second part</h2>
    </main>
    <input aria-label="Message" />
    <AccessibilityWidget />
    <button type="button">Chat</button>
    <LiveRegion />
  </div>
);

const button = () => screen.getByRole('button', { name: 'Accessibility settings' });
const card = () => screen.getByRole('dialog', { name: 'Accessibility' });
const toggle = (name: string) => within(card()).getByRole('switch', { name });
const slider = () => within(card()).getByRole('slider', { name: 'Text size' });
const stored = () => JSON.parse(localStorage.getItem('accessibility-settings') ?? 'null') as unknown;
const shortcut = (key: string, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, altKey: true, shiftKey: true });

async function openCard() {
  const view = render(<Page />);
  await userEvent.click(button());
  await screen.findByRole('dialog');
  return view;
}

test('larger text sets 20 px, turning it off 16 px; it is on whenever the slider is at 20 px or more', async () => {
  await openCard();
  await userEvent.click(toggle('Larger text'));
  expect(slider()).toHaveValue('20');
  expect(stored()).toMatchObject({ fontSize: 20 });
  fireEvent.change(slider(), { target: { value: '19' } });
  expect(toggle('Larger text')).not.toBeChecked();
  fireEvent.change(slider(), { target: { value: '24' } });
  expect(toggle('Larger text')).toBeChecked();
  await userEvent.click(toggle('Larger text'));
  expect(slider()).toHaveValue('16');
});

test.each([
  [accessibilityCopy.switches.highContrast.label, 'highContrast', true],
  [accessibilityCopy.switches.reducedMotion.label, 'reducedMotion', true],
  [accessibilityCopy.switches.screenReaderMode.label, 'screenReaderMode', true],
  [accessibilityCopy.switches.focusIndicators.label, 'focusIndicators', false],
  [accessibilityCopy.switches.keyboardNavigation.label, 'keyboardNavigation', false],
] as const)('%s is toggled, stored as %s and undone by Reset to Defaults', async (label, name, flipped) => {
  await openCard();
  expect(toggle(label)).toHaveAccessibleDescription();
  expect(toggle(label).matches(':checked')).toBe(!flipped);
  await userEvent.click(toggle(label));
  expect(stored()).toMatchObject({ [name]: flipped });
  await userEvent.click(within(card()).getByRole('button', { name: 'Reset to Defaults' }));
  expect(toggle(label).matches(':checked')).toBe(!flipped);
  expect(stored()).toBeNull();
  await waitFor(() =>
    expect(document.querySelector('[data-slot=live-region]')).toHaveTextContent(/back to their defaults/),
  );
});

test('the shortcuts toggle the card and jump to main; typing and the switch disable them, but never Tab', async () => {
  await openCard();
  expect(within(card()).getByRole('list', { name: 'Shortcuts' })).toHaveTextContent('Alt + Shift + P');
  shortcut('p');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: '∏', code: 'KeyP', altKey: true, shiftKey: true });
  await screen.findByRole('dialog');
  shortcut('M');
  expect(screen.getByRole('main')).toHaveFocus();
  screen.getByLabelText('Message').focus();
  shortcut('P', screen.getByLabelText('Message'));
  fireEvent.keyDown(document.body, { key: 'p' });
  await userEvent.click(toggle(accessibilityCopy.switches.keyboardNavigation.label));
  expect(screen.queryByRole('list', { name: 'Shortcuts' })).not.toBeInTheDocument();
  shortcut('P');
  shortcut('M');
  expect(toggle(accessibilityCopy.switches.keyboardNavigation.label)).toHaveFocus();
  await userEvent.tab();
  expect(toggle(accessibilityCopy.switches.screenReaderMode.label)).toHaveFocus();
});

test('in screen-reader mode each page announces its sections when it opens', async () => {
  const { rerender } = await openCard();
  const liveRegion = () => document.querySelector('[data-slot=live-region]');
  await userEvent.click(toggle(accessibilityCopy.switches.screenReaderMode.label));
  await waitFor(() => expect(liveRegion()).toHaveTextContent('On this page: First part, Second part.'));
  act(() => announce(''));
  await waitFor(() => expect(liveRegion()).toHaveTextContent(/^$/));
  path = '/about';

  rerender(<Page />);
  await waitFor(() => expect(liveRegion()).toHaveTextContent('On this page: First part, Second part.'));
});

test('it closes for another widget and leaves the focus there', async () => {
  await openCard();
  await userEvent.click(screen.getByRole('button', { name: 'Chat' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Chat' })).toHaveFocus();
});

test('the card reports that storage is unavailable', async () => {
  await openCard();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(toggle(accessibilityCopy.switches.highContrast.label));
  expect(within(card()).getByRole('status')).toHaveTextContent(/until you close the page/);
  expect(document.documentElement.dataset.contrast).toBe('high');
});
