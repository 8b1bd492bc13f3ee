import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PERSONALIZING_BADGE_MS } from '@/lib/config/timings';
import { navigationCopy } from '@/lib/content/navigation';
import { smartFlowCopy } from '@/lib/content/smart-flow';
import type { Segment } from '@/lib/personalization/persona';
import { SMART_FLOW_STEPS } from '@/lib/personalization/smart-flow';
import { startVisit, stubServer } from '@/e2e/support/visit';
import { TakeTheTour } from './take-the-tour';

let slug = '';
jest.mock('next/navigation', () => ({
  useParams: () => ({ persona: slug }),
  useRouter: () => ({ refresh: jest.fn() }),
}));

beforeAll(() => import('./smart-flow-dialog'));

async function openTour(segment: Segment = 'developer') {
  slug = `${segment}.explorer.returning`;
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

test('has six steps with number, percent and a focused title; completing only closes it', async () => {
  const { session, sent } = await openTour();
  const before = session();
  const seen: string[] = [];
  while (seen.length < SMART_FLOW_STEPS.length) {
    seen.push(
      `${screen.getByRole('status').textContent} ${screen.getByRole('progressbar').getAttribute('value')}`,
    );
    expect(within(dialog()).getByRole('heading', { level: 3 })).toHaveFocus();
    if (seen.length < SMART_FLOW_STEPS.length) press('Next');
  }
  expect(seen.map((text) => text.replace('Personalizing', ''))).toEqual([
    'Step 1 of 617% complete 17',
    'Step 2 of 633% complete 33',
    'Step 3 of 650% complete 50',
    'Step 4 of 667% complete 67',
    'Step 5 of 683% complete 83',
    'Step 6 of 6100% complete 100',
  ]);
  expect(within(dialog()).queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  press('Complete');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(session()).toBe(before);
  expect(sent).toEqual([]);
});

test('a chip can be chosen if its step is completed or not beyond the current one', async () => {
  await openTour();
  expect(chip('welcome')).toBeEnabled();
  expect(chip('ai-automation')).toBeDisabled();
  press('Next');
  press('Next');
  press('Previous');
  expect(chip('ai-automation')).toHaveAttribute('aria-current', 'step');
  expect(chip('ai-automation')).toBeEnabled();
  expect(chip('market-intelligence')).toBeDisabled();
  press('Welcome (done)');
  expect(screen.getByRole('status')).toHaveTextContent('Step 1 of 6');
  expect(chip('ai-automation')).toBeEnabled();
  expect(within(dialog()).getByRole('button', { name: 'Previous' })).toBeDisabled();
  press('Automation (done)');
  expect(within(dialog()).getByRole('heading', { level: 3 })).toHaveTextContent('AI Automation');
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

test.each([
  ['developer', ['enterprise-ai', 'getting-started']],
  ['innovation-leader', ['market-intelligence', 'getting-started']],
  ['sales-prospect', ['sentiment-analysis', 'getting-started']],
] as const)('the notes of a %s', async (segment, expected) => {
  await openTour(segment);
  const stepsWithNote: string[] = [];
  for (const step of SMART_FLOW_STEPS) {
    if (dialog().querySelector('[data-slot="segment-note"]')) stepsWithNote.push(step);
    if (step !== 'getting-started') press('Next');
  }
  expect(stepsWithNote).toEqual(expected);
});

test('after closing it starts again at the first step', async () => {
  await openTour();
  press('Next');
  press('Close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: navigationCopy.sidebar.tour }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Step 1 of 6'));
});
