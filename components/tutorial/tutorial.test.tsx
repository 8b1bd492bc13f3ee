import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readAnnouncement, subscribeToAnnouncements } from '@/components/ui/announcement-store';
import { renewUserId } from '@/lib/browser/user-id';
import { tutorialCopy } from '@/lib/content/tutorial';
import { TUTORIAL_STEPS } from '@/lib/personalization/tutorial';
import { startVisit, stubServer } from '@/tests/support/widgets/visit';
import { StartTutorial } from './start-tutorial';
import { TutorialHost, storeTutorial } from './tutorial-host';
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
const readRing = () => document.querySelector('.tutorial-highlight, .tutorial-highlight-inside')?.id;
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

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
  expect(dialog()).toHaveAttribute('data-trail', 'guide');
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

test('seven steps: Next waits 1000 ms, then 500 ms, and Finish completes onboarding at once', async () => {
  const { session, sent } = await openTutorial();
  jest.useFakeTimers();
  const card = within(dialog());
  for (const [index, { id, tab }] of TUTORIAL_STEPS.entries()) {
    const { title, targetElementId } = tutorialCopy.steps[id];
    expect(card.getByRole('heading', { level: 3 })).toHaveTextContent(title);
    expect(card.getByRole('tab', { selected: true })).toHaveTextContent(tutorialCopy.tabs[tab]);
    expect(card.getByText(`Step ${index + 1} of 7`)).toBeVisible();
    expect(card.getByRole('progressbar')).toHaveAttribute('value', String(index + 1));
    if (index === 6) break;
    expect(readRing()).toBe(targetElementId);
    press('Next');
    expect(card.getByText(`Step ${index + 1} of 7 · Done`)).toBeVisible();
    advance(index === 0 ? 999 : 499);
    expect(card.getByRole('heading', { level: 3 })).toHaveTextContent(title);
    advance(1);
  }
  press('Back');
  expect(card.getByRole('heading', { level: 3 })).toHaveTextContent('Three switches');
  press('Next');
  advance(500);
  press('Finish');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(readRing()).toBeUndefined();
  expect(session().persona.visitor).toBe('returning');
  expect(screen.getByRole('button', { name: 'Start' })).toHaveFocus();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(sent).toEqual([
    { method: 'PATCH', path: expect.stringMatching(/new-user-status$/), body: { isNewUser: false } },
  ]);
});

test('Escape closes nothing else, and in a field of the page it is left to the page', async () => {
  await openTutorial();
  screen.getByRole('button', { name: 'Start' }).focus();
  expect(fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })).toBe(true);
  expect(dialog()).toBeInTheDocument();
  screen.getByRole('main').focus();
  expect(fireEvent.keyDown(screen.getByRole('main'), { key: 'Escape' })).toBe(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
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

test('a paused tutorial starts again once the visitor’s data is deleted', async () => {
  await openTutorial();
  jest.useFakeTimers();
  advanceTo(3);
  press('Close');
  jest.useRealTimers();
  act(renewUserId);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(dialog()).toHaveTextContent('Step 1 of 7'));
});
