import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startVisit, stubServer } from '@/e2e/support/visit';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { onboardingCopy } from '@/lib/content/onboarding';
import { navigationCopy } from '@/lib/content/navigation';
import { OnboardingPanel } from './onboarding-panel';
import { ReopenOnboarding } from './reopen-onboarding';

let slug = '';
const router = { refresh: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({ useParams: () => ({ persona: slug }), useRouter: () => router }));

let sent: ReturnType<typeof stubServer> = [];

beforeAll(() => {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() });
  return import('./onboarding-steps');
});

beforeEach(() => {
  slug = 'innovation-leader.explorer.new';
  sent = stubServer();
  router.refresh.mockClear();
  localStorage.clear();
  localStorage.setItem('userId', '7');
  sessionStorage.clear();
  delete document.documentElement.dataset.onboarding;
  document.cookie = 'persona=; Path=/; Max-Age=0';
});

function renderPanel() {
  return startVisit(
    <>
      <OnboardingPanel tutorial={<button>Interactive Tutorial</button>} />
      <main tabIndex={-1}>
        <ReopenOnboarding />
      </main>
    </>,
  );
}

const RETURNING = 'innovation-leader.explorer.returning';
const panel = () => screen.queryByRole('region', { name: onboardingWelcome.label });
const button = (name: string) => screen.getByRole('button', { name });
const title = (name: string) => screen.getByText(name, { selector: '[tabindex="-1"]' });
const press = (name: string) => userEvent.click(button(name));
const memory = () => JSON.parse(sessionStorage.getItem('onboarding') ?? 'null');

async function toGoals() {
  await press('Next');
  await waitFor(() => expect(title('Choose your goal')).toHaveFocus());
}

test('a new visitor starts at step 1, without a way back', async () => {
  await renderPanel();
  expect(title(onboardingWelcome.title)).toHaveAccessibleDescription('Step 1 of 3, 33% complete');
  expect(screen.getByRole('progressbar', { name: onboardingWelcome.progress.label })).toHaveAttribute(
    'value',
    '33',
  );
  expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
});

test('a returning visitor sees no panel', async () => {
  slug = RETURNING;
  await renderPanel();
  expect(panel()).not.toBeInTheDocument();
  expect(screen.queryByText('Need help?')).not.toBeInTheDocument();
});

test('next requires a goal; a goal sets the segment at once', async () => {
  const { session } = await renderPanel();
  await toGoals();
  expect(title('Choose your goal')).toHaveAccessibleDescription(
    'Step 2 of 3, 67% complete Pick the one closest to your job. The page changes right away.',
  );
  expect(screen.getByRole('group', { name: onboardingCopy.goals.legend })).toHaveAccessibleDescription(
    'Choose at least one',
  );
  expect(button('Next')).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: 'Build & Integrate' }));
  expect(button('Next')).toBeEnabled();
  expect(session().persona.segment).toBe('developer');
  expect(router.refresh).toHaveBeenCalledTimes(1);
  await waitFor(() =>
    expect(sent).toEqual([{ method: 'PATCH', path: '/api/user/7/segment', body: { segment: 'developer' } }]),
  );
});

test.each([
  ['explorer', 'Drive Innovation', ['About you'], ['Step 3 of 3, 100% complete']],
  [
    'researcher',
    'Build & Integrate',
    ['Integration topics', 'About you'],
    ['Step 3 of 4, 75% complete', 'Step 4 of 4, 100% complete'],
  ],
  [
    'converter',
    'Grow Business',
    ['Business goals', 'About you'],
    ['Step 3 of 4, 75% complete', 'Step 4 of 4, 100% complete'],
  ],
] as const)('the steps of a %s with the goal "%s"', async (cluster, goal, titles, progress) => {
  slug = `innovation-leader.${cluster}.new`;
  const { session } = await renderPanel();
  await toGoals();
  await userEvent.click(screen.getByRole('radio', { name: goal }));
  for (const [index, name] of titles.entries()) {
    await press('Next');
    expect(title(name)).toHaveFocus();
    expect(screen.getByText(progress[index] ?? '')).toBeInTheDocument();
  }
  await press('Next');
  expect(title('Your view is ready')).toHaveFocus();
  expect(screen.getByText('100% complete')).toBeInTheDocument();
  expect(screen.getByText('Ready').closest('li')).toHaveAttribute('aria-current', 'step');

  await press('Get Started');
  expect(panel()).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(session().persona.visitor).toBe('returning');
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      method: 'PATCH',
      path: '/api/user/7/new-user-status',
      body: { isNewUser: false },
    }),
  );
  expect(screen.queryByText('Need help?')).not.toBeInTheDocument();
});

test('previous goes back step by step and keeps the answers', async () => {
  await renderPanel();
  await toGoals();
  await userEvent.click(screen.getByRole('radio', { name: 'Grow Business' }));
  await press('Next');
  await press('Previous');
  expect(title('Choose your goal')).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Grow Business' })).toBeChecked();
  await press('Previous');
  expect(title(onboardingWelcome.title)).toHaveFocus();
});

test('skip marks the step, hides the panel and offers help in its place', async () => {
  const { session } = await renderPanel();
  await press('Skip');
  expect(panel()).not.toBeInTheDocument();
  const help = screen.getByRole('region', { name: 'Need help?' });
  expect(title('Need help?')).toHaveFocus();
  expect(within(help).getByRole('button', { name: 'Interactive Tutorial' })).toBeInTheDocument();
  expect(within(help).getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    '/contact#support',
  );
  expect(session().onboarding.skippedSteps).toEqual([1]);
  expect(memory()).toEqual({ hidden: true, skippedSteps: [1], helpDeclined: false });

  await press(onboardingWelcome.help.decline);
  expect(help).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(memory()).toEqual({ hidden: true, skippedSteps: [1], helpDeclined: true });
});

test('help is offered to a returning visitor after two different skipped steps', async () => {
  slug = RETURNING;
  await renderPanel();
  await press(navigationCopy.sidebar.onboarding);
  expect(title(onboardingWelcome.title)).toHaveFocus();
  await press('Skip');
  expect(screen.queryByRole('region', { name: 'Need help?' })).not.toBeInTheDocument();
  await press(navigationCopy.sidebar.onboarding);
  await toGoals();
  await press('Skip');
  expect(screen.getByRole('region', { name: 'Need help?' })).toBeInTheDocument();
});

test('close hides the panel and marks nothing; reopened, it is at the same step', async () => {
  const { session } = await renderPanel();
  await toGoals();
  await press('Close');
  expect(panel()).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(session().onboarding.skippedSteps).toEqual([]);
  expect(memory()).toEqual({ hidden: true, skippedSteps: [], helpDeclined: false });
  await press(navigationCopy.sidebar.onboarding);
  expect(title('Choose your goal')).toHaveFocus();
  expect(memory().hidden).toBe(false);
});

test('changing the visitor type elsewhere shows and hides the panel without moving the focus', async () => {
  slug = RETURNING;
  const { actions } = await renderPanel();
  button(navigationCopy.sidebar.onboarding).focus();
  act(() => actions().chooseVisitor('new'));
  expect(title(onboardingWelcome.title)).toBeInTheDocument();
  expect(button(navigationCopy.sidebar.onboarding)).toHaveFocus();
  act(() => actions().chooseVisitor('returning'));
  expect(panel()).not.toBeInTheDocument();
});
