import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearBrowserData } from '@/lib/browser/my-data';
import { navigationCopy } from '@/lib/content/navigation';
import { onboardingCopy } from '@/lib/content/onboarding';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { startVisit, stubServer } from '@/tests/support/widgets/visit';
import { OnboardingPanel } from './onboarding-panel';
import { readProfile } from './profile-step';
import { ReopenOnboarding } from './onboarding-buttons';

let slug = '';
const router = { refresh: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({ useParams: () => ({ persona: slug }), useRouter: () => router }));

beforeAll(() => {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() });
  return import('./onboarding-steps');
});

beforeEach(() => {
  slug = 'innovation-leader.explorer.new';
  stubServer();
  localStorage.clear();
  sessionStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  delete document.documentElement.dataset.onboarding;
  document.cookie = 'persona=; Path=/; Max-Age=0';
});

function renderPanel() {
  localStorage.setItem('userId', '7');
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
const help = () => screen.queryByRole('region', { name: 'Need help?' });
const button = (name: string) => screen.getByRole('button', { name });
const title = (name: string) => screen.getByText(name, { selector: '[tabindex="-1"]' });
const press = (name: string) => userEvent.click(button(name));

async function toGoals() {
  expect(panel()).toHaveAttribute('data-trail', 'guide');
  await press('Next');
  await waitFor(() => expect(title('Choose your goal')).toHaveFocus());
}

test('a returning visitor sees no panel', async () => {
  slug = RETURNING;
  await renderPanel();
  expect(panel()).not.toBeInTheDocument();
  expect(help()).not.toBeInTheDocument();
});

test('help is offered to a returning visitor after two different skipped steps', async () => {
  slug = RETURNING;
  await renderPanel();
  await press(navigationCopy.sidebar.onboarding);
  expect(title(onboardingWelcome.title)).toHaveFocus();
  await press('Skip');
  expect(help()).not.toBeInTheDocument();
  await press(navigationCopy.sidebar.onboarding);
  await toGoals();
  await press('Skip');
  expect(help()).toBeInTheDocument();
});

test.each([
  ['{"hidden":true}', false, false],
  ['{"hidden":true,"skippedSteps":[1]}', false, true],
  ['{"hidden":true,"skippedSteps":[1],"helpDeclined":true}', false, false],
  ['{"hidden":false,"skippedSteps":[2]}', true, false],
  ['{', true, false],
])('after a reload with %j: panel %s, help %s', async (stored, isPanelShown, isHelpShown) => {
  sessionStorage.setItem('onboarding', stored);
  await startVisit(<OnboardingPanel tutorial={null} />);
  expect(panel() !== null).toBe(isPanelShown);
  expect(help() !== null).toBe(isHelpShown);
});

test('a panel that the boot script hid can be shown again after hydration', async () => {
  document.documentElement.dataset.onboarding = 'hidden';
  sessionStorage.setItem('onboarding', '{"hidden":true}');
  const { actions } = await startVisit(<OnboardingPanel tutorial={null} />);
  await waitFor(() => expect(document.documentElement.dataset.onboarding).toBeUndefined());
  act(() => actions().dispatchOnboarding({ type: 'onboarding-opened' }));
  expect(await screen.findByText(onboardingWelcome.title)).toBeInTheDocument();
});

async function toProfile() {
  await press('Next');
  await userEvent.click(await screen.findByRole('radio', { name: 'Build & Integrate' }));
  await press('Next');
}

async function answerAll() {
  await userEvent.type(screen.getByLabelText('Name'), 'Ada <b>');
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'CTO');
  await userEvent.selectOptions(screen.getByLabelText('Company size'), '11-50');
  await userEvent.click(screen.getByRole('checkbox', { name: 'A/B Testing' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'API Integration' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'A/B Testing' }));
}

const ANSWERS = {
  name: 'Ada <b>',
  role: 'cto',
  companySize: '11-50',
  interests: ['API Integration'],
  integrationTopic: null,
  businessGoal: null,
};

test('the profile stays in this browser, and its fields have the options of the specification', async () => {
  await startVisit(<OnboardingPanel tutorial={null} />);
  await toProfile();
  const optionsOf = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].slice(1).map((option) => option.text);
  expect(optionsOf('Role')).toEqual([
    'CEO',
    'CTO',
    'Developer',
    onboardingCopy.profile.role.options['product-manager'],
    'Marketing',
    'Sales',
    'Other',
  ]);
  expect(optionsOf('Company size')).toEqual(['1-10', '11-50', '51-200', '201-1000', '1000+']);
  expect(screen.getAllByRole('checkbox')).toHaveLength(8);
  await answerAll();
  expect(JSON.parse(localStorage.getItem('onboarding-profile') ?? '')).toEqual(ANSWERS);
  await press('Next');
  expect(screen.getByRole('heading', { name: 'Your view is ready, Ada <b>' })).toHaveFocus();
});

test('another tab can change or delete the profile', async () => {
  await startVisit(<OnboardingPanel tutorial={null} />);
  await toProfile();
  const dispatchStorage = (newValue: string | null) => {
    if (newValue === null) localStorage.removeItem('onboarding-profile');
    else localStorage.setItem('onboarding-profile', newValue);
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'onboarding-profile', newValue })));
  };
  dispatchStorage('{"name":"Grace"}');
  expect(screen.getByLabelText('Name')).toHaveValue('Grace');
  dispatchStorage(null);
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test('deleted data does not return with the next keystroke', async () => {
  await startVisit(<OnboardingPanel tutorial={null} />);
  await toProfile();
  await answerAll();
  await act(clearBrowserData);
  expect(screen.getByLabelText('Name')).toHaveValue('');
  await userEvent.type(screen.getByLabelText('Name'), 'G');
  expect(JSON.parse(localStorage.getItem('onboarding-profile') ?? '')).toMatchObject({
    name: 'G',
    role: null,
    interests: [],
  });
});

test('with storage blocked everything works as long as the page lives', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
  }
  await startVisit(<OnboardingPanel tutorial={null} />);
  await toProfile();
  await answerAll();
  expect(readProfile()).toEqual(ANSWERS);
  await press('Skip');
  expect(help()).toBeInTheDocument();
});
