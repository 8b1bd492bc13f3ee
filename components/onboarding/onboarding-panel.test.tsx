import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startVisit, stubServer } from '@/e2e/support/visit';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { navigationCopy } from '@/lib/content/navigation';
import { OnboardingPanel } from './onboarding-panel';
import { ReopenOnboarding } from './reopen-onboarding';

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

async function toGoals() {
  await press('Next');
  await waitFor(() => expect(title('Choose your goal')).toHaveFocus());
}

test('a returning visitor sees no panel', async () => {
  slug = RETURNING;
  await renderPanel();
  expect(panel()).not.toBeInTheDocument();
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
