import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PERSONALIZING_BADGE_MS } from '@/lib/config/timings';
import { navigationCopy } from '@/lib/content/navigation';
import { smartFlowCopy } from '@/lib/content/smart-flow';
import { SMART_FLOW_START, SMART_FLOW_STEPS, smartFlowPercent } from '@/lib/personalization/smart-flow';
import { startVisit, stubServer } from '@/tests/support/widgets/visit';
import { TakeTheTour } from './onboarding-buttons';

jest.mock('next/navigation', () => ({
  useParams: () => ({ persona: 'developer.explorer.returning' }),
  useRouter: () => ({ refresh: jest.fn() }),
}));

beforeAll(() => import('./smart-flow-dialog'));

async function openTour() {
  const sent = stubServer();
  const visit = await startVisit(<TakeTheTour />);
  fireEvent.click(screen.getByRole('button', { name: navigationCopy.sidebar.tour }));
  await screen.findByRole('dialog', { name: smartFlowCopy.title });
  return { ...visit, sent };
}

const dialog = () => screen.getByRole('dialog');
const press = (name: string) => fireEvent.click(within(dialog()).getByRole('button', { name }));
const chip = (step: string) => dialog().querySelector(`[data-step="${step}"]`);
const badge = () => within(dialog()).queryByText('Personalizing');

test('its steps have a number, percent, the segment’s notes and a focused title; completing only closes it', async () => {
  const { session, sent } = await openTour();
  expect(dialog()).toHaveAttribute('data-trail', 'guide');
  const before = session();
  const noted: string[] = [];
  for (const [index, step] of SMART_FLOW_STEPS.entries()) {
    const percent = smartFlowPercent({ ...SMART_FLOW_START, index });
    expect(screen.getByRole('status')).toHaveTextContent(
      `Step ${index + 1} of ${SMART_FLOW_STEPS.length}${percent}% complete`,
    );
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', String(percent));
    expect(within(dialog()).getByRole('heading', { level: 3 })).toHaveFocus();
    if (dialog().querySelector('[data-slot="segment-note"]')) noted.push(step);
    if (index < SMART_FLOW_STEPS.length - 1) press('Next');
  }
  expect(noted).toEqual(
    SMART_FLOW_STEPS.filter((step) => smartFlowCopy.steps[step].notes.developer !== null),
  );
  expect(noted).toContain('getting-started');
  expect(within(dialog()).queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  press('Complete');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(session()).toBe(before);
  expect(sent).toEqual([]);
});

test('a chip that cannot be chosen is disabled, and the others lead to their steps', async () => {
  await openTour();
  expect(chip('welcome')).toBeEnabled();
  expect(chip(SMART_FLOW_STEPS[1])).toBeDisabled();
  press('Next');
  expect(chip(SMART_FLOW_STEPS[1])).toHaveAttribute('aria-current', 'step');
  press('Welcome (done)');
  expect(screen.getByRole('status')).toHaveTextContent(`Step 1 of ${SMART_FLOW_STEPS.length}`);
  expect(within(dialog()).getByRole('button', { name: 'Previous' })).toBeDisabled();
});

test('the badge appears for 800 ms after every change to a step beyond the first', async () => {
  await openTour();
  jest.useFakeTimers();
  expect(badge()).not.toBeInTheDocument();
  press('Next');
  act(() => jest.advanceTimersByTime(PERSONALIZING_BADGE_MS - 1));
  expect(badge()).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(badge()).not.toBeInTheDocument();
  press('Next');
  act(() => jest.advanceTimersByTime(500));
  press('Previous');
  act(() => jest.advanceTimersByTime(PERSONALIZING_BADGE_MS - 1));
  expect(badge()).toBeInTheDocument();
  press('Previous');
  expect(badge()).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('after closing it starts again at the first step', async () => {
  await openTour();
  press('Next');
  press('Close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: navigationCopy.sidebar.tour }));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(`Step 1 of ${SMART_FLOW_STEPS.length}`),
  );
});
