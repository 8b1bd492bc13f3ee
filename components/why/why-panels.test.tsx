import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SessionContext } from '@/components/personalization/personalization-context';
import { createSessionStore } from '@/components/personalization/session-store';
import { Why } from '@/components/ui/why';
import { shellCopy } from '@/lib/content/shell';
import { whyCopy } from '@/lib/content/why';
import { selectPrimaryCallToAction } from '@/lib/personalization/call-to-action';
import type { Reason } from '@/lib/personalization/decision';
import { explainCopy } from '@/lib/personalization/decide-persona';
import { rankNavigation } from '@/lib/personalization/navigation';
import type { Persona } from '@/lib/personalization/persona';
import { WhyPanels } from './why-panels';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

const persona: Persona = { segment: 'developer', cluster: 'explorer', visitor: 'returning' };
const defaultReasons: readonly [Reason, ...Reason[]] = [
  explainCopy({ segment: 'developer' }),
  selectPrimaryCallToAction('developer').reason,
];

const control = () => document.querySelector('summary');
const panel = () => document.querySelector<HTMLElement>('[data-slot=why-panel]');
const row = (label: string) => within(panel() ?? document.body).getByText(label).parentElement;

function setup(reasons = defaultReasons) {
  const store = createSessionStore(persona);
  render(
    <SessionContext value={store}>
      <Why label="Headline" reasons={reasons} isSpelledOut />
      <WhyPanels />
    </SessionContext>,
  );
  return store;
}

/** jsdom can't navigate. */
function follow(name: string) {
  const link = screen.getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
}

/** jsdom opens a <details> without a toggle event. */
async function openWhy() {
  const details = control()?.closest('details');
  if (!details) throw new Error('no details');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await waitFor(() => expect(panel()).toBeInTheDocument());
  return details;
}

test('suggested pages depend on their own switch', async () => {
  const store = setup([rankNavigation({ ...persona, adaptation: true }).reason]);
  await openWhy();
  act(() => void store.dispatch({ type: 'setting-changed', name: 'contentPersonalization', value: false }));
  expect(screen.getByRole('link', { name: 'Turn off: Navigation adaptation' })).toBeInTheDocument();
  expect(row(shellCopy.reason.signals)).toHaveTextContent('the page: Demo');
});

test('its switch shows the marks of all blocks until it is pressed again', async () => {
  setup();
  await openWhy();
  const { dataset } = document.documentElement;
  const showAll = () => screen.getByRole('switch', { name: whyCopy.showAll });
  for (const isOn of [true, false]) {
    fireEvent.click(showAll());
    expect(showAll().matches(':checked')).toBe(isOn);
    expect('showWhy' in dataset).toBe(isOn);
  }
});

test.each([
  ['a press outside', () => fireEvent.pointerDown(document.body)],
  ['leaving by Tab', () => fireEvent.focusOut(screen.getByRole('switch'), { relatedTarget: document.body })],
  ['a followed link', () => follow('The main button')],
])('%s closes it', async (_, leave) => {
  setup();
  const details = await openWhy();
  fireEvent.pointerDown(screen.getByRole('switch'));
  expect(details.open).toBe(true);
  leave();
  expect(details.open).toBe(false);
});

test('Escape closes it without reaching the page, and moves the focus to its summary', async () => {
  setup();
  const details = await openWhy();
  const outer = jest.fn();
  document.addEventListener('keydown', outer);
  fireEvent.keyDown(screen.getByRole('link', { name: 'The main button' }), { key: 'Escape' });
  expect(details.open).toBe(false);
  expect(outer).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(outer).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', outer);
});

test.each([
  [false, 'How you use the siteon', 'A cookienone yet'],
  [true, 'How you use the siteoff, because your browser asks', 'A cookienone after you close the browser'],
])(
  'with Global Privacy Control %s it shows which data the site uses',
  async (hasControl, behavior, cookie) => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: hasControl, configurable: true });
    setup();
    await openWhy();
    expect(row(whyCopy.inputs.names.address)).toHaveTextContent(whyCopy.inputs.unused);
    expect(row(whyCopy.inputs.names.behavior)?.textContent).toBe(behavior);
    expect(row(whyCopy.inputs.names.memory)?.textContent).toBe(cookie);
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  },
);
