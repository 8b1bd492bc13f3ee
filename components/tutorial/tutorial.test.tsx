import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readAnnouncement, subscribeToAnnouncements } from '@/components/ui/announcement-store';
import { tutorialCopy } from '@/lib/content/tutorial';
import { TUTORIAL_STEPS } from '@/lib/personalization/tutorial';
import { startVisit, stubServer } from '@/e2e/support/visit';
import { StartTutorial } from './start-tutorial';
import { TutorialHost } from './tutorial-host';
import { storeTutorial } from './tutorial-memory';
import { closeTutorial } from './tutorial-store';

const router = { refresh: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({
  useParams: () => ({ persona: 'innovation-leader.explorer.new' }),
  useRouter: () => router,
  useSelectedLayoutSegments: () => ['innovation-leader.explorer.new'],
}));

beforeAll(() => {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() });
  document.elementFromPoint = () => null;
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this.id);
  };
  return import('./tutorial-card');
});

const scrolledTo: string[] = [];
const dialog = () => screen.getByRole('dialog', { name: 'Interactive tutorial' });
const press = (name: string) => fireEvent.click(within(dialog()).getByRole('button', { name }));
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const stepTitle = () => within(dialog()).getByRole('heading', { level: 3 }).textContent;
const titleOf = (index: number) => tutorialCopy.steps[TUTORIAL_STEPS[index]?.id ?? 'welcome'].title;

const PAGE = (
  <main id="main" tabIndex={-1}>
    {TUTORIAL_STEPS.slice(0, 6).map(({ id }) => (
      <p key={id} id={tutorialCopy.steps[id].targetElementId} />
    ))}
    <StartTutorial id="start">Start</StartTutorial>
    <TutorialHost settings={<p>The switches</p>} />
  </main>
);

async function openTutorial() {
  const sent = stubServer();
  const visit = await startVisit(PAGE);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  await waitFor(dialog);
  return { ...visit, sent };
}

/** Advances from the first step to the one at `index`, on a fake clock. */
function advanceTo(index: number) {
  for (let step = 0; step < index; step += 1) {
    press('Next');
    advance(1000);
  }
}

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
  document.cookie = 'persona=; Path=/; Max-Age=0';
  scrolledTo.length = 0;
  act(closeTutorial);
  storeTutorial({ index: 0, tab: 'welcome', done: [], status: 'open' }, false);
});

test('seven steps, with their tab, target and number; finishing makes the visitor returning', async () => {
  const { session, sent } = await openTutorial();
  expect(document.activeElement).toHaveTextContent('Welcome');
  jest.useFakeTimers();
  const seen: unknown[] = [];
  for (const [index] of TUTORIAL_STEPS.entries()) {
    const tab = within(dialog()).getByRole('tab', { selected: true }).textContent;
    const bubble = dialog().querySelector('[data-slot=guide-bubble]');
    seen.push([
      stepTitle(),
      tab,
      document.querySelector('[class*=tutorial-highlight]')?.id,
      bubble?.getAttribute('data-variant'),
    ]);
    expect(dialog()).toHaveTextContent(`Step ${index + 1} of 7`);
    if (index < 6) advanceTo(1);
  }
  expect(seen).toEqual([
    ['Welcome', 'Welcome', 'hero-title', 'default'],
    [tutorialCopy.steps.segments.title, 'Welcome', 'selector-segment', 'highlight'],
    [tutorialCopy.steps.behavior.title, 'Welcome', 'selector-cluster', 'highlight'],
    [tutorialCopy.steps.recommendations.title, 'Recommendations', 'recommendations-title', 'highlight'],
    [tutorialCopy.steps.relevance.title, 'Recommendations', 'first-match', 'highlight'],
    [tutorialCopy.steps.settings.title, 'Settings', 'settings-summary', 'highlight'],
    [tutorialCopy.steps.ready.title, 'Settings', undefined, 'default'],
  ]);
  expect(scrolledTo).toEqual(seen.slice(0, 6).map((row) => (row as string[])[2]));
  expect(dialog()).toHaveTextContent(tutorialCopy.absent.text);
  jest.useRealTimers();
  press('Finish');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Start' })).toHaveFocus();
  expect(session().onboarding).toMatchObject({ shown: false, completed: true });
  expect(session().persona.visitor).toBe('returning');
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ body: { isNewUser: false } })));
});

test('next waits 1000 ms on the welcome step, 500 ms later on, and marks the step done at once', async () => {
  await openTutorial();
  jest.useFakeTimers();
  for (const [index, ms] of [1000, 500, 500, 500, 500, 500].entries()) {
    press('Next');
    press('Next');
    expect(dialog()).toHaveTextContent(`Step ${index + 1} of 7 · Done`);
    advance(ms - 1);
    expect(stepTitle()).toBe(titleOf(index));
    advance(1);
    expect(stepTitle()).toBe(titleOf(index + 1));
  }
  press('Back');
  expect(stepTitle()).toBe(tutorialCopy.steps.settings.title);
});

test('back cancels a pending advance and does nothing on the first step', async () => {
  await openTutorial();
  jest.useFakeTimers();
  press('Back');
  expect(stepTitle()).toBe('Welcome');
  advanceTo(1);
  press('Next');
  press('Back');
  advance(5000);
  expect(stepTitle()).toBe('Welcome');
});

test('a tab can be viewed, with its own switches, without advancing', async () => {
  await openTutorial();
  jest.useFakeTimers();
  advanceTo(1);
  fireEvent.click(within(dialog()).getByRole('tab', { name: 'Settings' }));
  expect(stepTitle()).toBe(tutorialCopy.steps.settings.title);
  expect(within(dialog()).getByText('The switches')).toBeInTheDocument();
  expect(dialog()).toHaveTextContent('You are looking around. Next continues from step 2.');
  press('Next');
  advance(500);
  expect(stepTitle()).toBe(tutorialCopy.steps.behavior.title);
  expect(within(dialog()).queryByText('The switches')).not.toBeInTheDocument();
});

test('Escape pauses it at its step; skip completes it, and it starts over', async () => {
  const { session, sent } = await openTutorial();
  jest.useFakeTimers();
  advanceTo(3);
  press('Next');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.querySelector('[class*=tutorial-highlight]')).toBeNull();
  expect(JSON.parse(sessionStorage.getItem('tutorial') ?? '')).toMatchObject({ open: false, index: 3 });
  expect([session().onboarding.completed, sent.length]).toEqual([false, 0]);
  jest.useRealTimers();

  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(stepTitle()).toBe(tutorialCopy.steps.recommendations.title));
  press('Skip');
  expect(session().onboarding).toMatchObject({ shown: false, completed: true });
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(stepTitle()).toBe('Welcome'));
});

test('Escape in a field of the page is left to the page', async () => {
  await openTutorial();
  screen.getByRole('button', { name: 'Start' }).focus();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Start' }), { key: 'Escape' });
  expect(dialog()).toBeInTheDocument();
});

test('each step is announced once: the first by focus, then in one announcement', async () => {
  const announcements: string[] = [];
  const unsubscribe = subscribeToAnnouncements(
    () => readAnnouncement() && announcements.push(readAnnouncement()),
  );
  await openTutorial();
  expect(document.activeElement).toHaveAccessibleDescription(
    /^Step 1 of 7 .*down to its headline.* Welcome! I will/,
  );
  jest.useFakeTimers();
  advanceTo(2);
  advance(100);
  unsubscribe();
  const { description, guideMessage, title } = tutorialCopy.steps.behavior;
  expect(announcements).toHaveLength(2);
  expect(announcements[1]).toBe(`Step 3 of 7. ${title}. ${description} ${guideMessage}`);
});

test('the segment and the behavior can be chosen in the card', async () => {
  const { session } = await openTutorial();
  jest.useFakeTimers();
  advanceTo(1);
  fireEvent.click(within(dialog()).getByRole('radio', { name: 'Developer' }));
  advanceTo(1);
  fireEvent.click(within(dialog()).getByRole('radio', { name: 'Researcher' }));
  expect(session().persona).toMatchObject({ segment: 'developer', cluster: 'researcher' });
});
