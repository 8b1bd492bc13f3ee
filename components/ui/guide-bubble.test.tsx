import { act, fireEvent, render, screen } from '@testing-library/react';
import { GUIDE_DISMISS_FADE_MS, TYPING_GUIDE_MS, TYPING_ONBOARDING_GUIDE_MS } from '@/lib/config/timings';
import { readAnnouncement, subscribeToAnnouncements } from './announcement-store';
import { GuideBubble } from './guide-bubble';

const MESSAGE = 'Hello there';
let isMotionReduced = false;

beforeEach(() => {
  jest.useFakeTimers();
  isMotionReduced = false;
  window.matchMedia = jest.fn().mockImplementation(() => ({
    get matches() {
      return isMotionReduced;
    },
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  }));
});
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.motion;
  delete document.documentElement.dataset.screenReader;
});

const typed = () => document.querySelector('[data-slot="guide-bubble-text"]')?.textContent;
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const skip = () => screen.getByRole('button', { name: 'Show full text', hidden: true });
const dismiss = () => screen.getByRole('button', { name: 'Dismiss' });

test.each([
  ['by default', undefined, TYPING_GUIDE_MS],
  ['in onboarding', TYPING_ONBOARDING_GUIDE_MS, TYPING_ONBOARDING_GUIDE_MS],
])('%s it types a character every %s ms', (_name, msPerCharacter, expected) => {
  render(<GuideBubble message={MESSAGE} msPerCharacter={msPerCharacter} />);
  expect(typed()).toBe('');
  advance(expected - 1);
  expect(typed()).toBe('');
  advance(1);
  expect(typed()).toBe('H');
  advance(expected * 4);
  expect(typed()).toBe('Hello');
  advance(expected * 6);
  expect(typed()).toBe(MESSAGE);
});

test('skip shows the full text and moves the focus to dismiss', () => {
  render(<GuideBubble message={MESSAGE} />);
  skip().focus();
  fireEvent.click(skip());
  expect(typed()).toBe(MESSAGE);
  expect(dismiss()).toHaveFocus();
});

test('dismiss fades out over 300 ms and also hides the next message', () => {
  const onDismiss = jest.fn();
  const { rerender } = render(<GuideBubble message={MESSAGE} onDismiss={onDismiss} />);
  fireEvent.click(dismiss());
  expect(onDismiss).toHaveBeenCalledTimes(1);
  advance(GUIDE_DISMISS_FADE_MS - 1);
  expect(screen.getByRole('note')).toBeInTheDocument();
  advance(1);
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  rerender(<GuideBubble message="Another one" onDismiss={onDismiss} />);
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

test('each message is announced once, as a whole', () => {
  const announcements: string[] = [];
  const unsubscribe = subscribeToAnnouncements(
    () => readAnnouncement() && announcements.push(readAnnouncement()),
  );
  const { rerender } = render(<GuideBubble message={MESSAGE} />);
  advance(1000);
  rerender(<GuideBubble message="Bye" />);
  expect(typed()).toBe('');
  advance(1000);
  unsubscribe();
  expect(announcements).toEqual([MESSAGE, 'Bye']);
});

test('a message that its owner announces is not announced again', () => {
  const listener = jest.fn();
  const unsubscribe = subscribeToAnnouncements(listener);
  render(<GuideBubble message={MESSAGE} messageId="spoken" />);
  advance(1000);
  unsubscribe();
  expect(listener).not.toHaveBeenCalled();
  expect(document.getElementById('spoken')).toHaveTextContent(MESSAGE);
});

test.each([
  ['the system', true, {}, MESSAGE],
  ['this site', false, { motion: 'reduced' }, MESSAGE],
  ['screen-reader mode', false, { screenReader: 'on' }, MESSAGE],
  ['the system but not this site', true, { motion: 'full' }, ''],
])('with motion reduced by %s', (_name, system, chosen, expected) => {
  isMotionReduced = system;
  Object.assign(document.documentElement.dataset, chosen);
  render(<GuideBubble message={MESSAGE} />);
  expect(typed()).toBe(expected);
});

test('a hidden tab shows the whole text, and a slowed timer catches up', () => {
  const { unmount } = render(<GuideBubble message={MESSAGE} />);
  jest.setSystemTime(Date.now());
  const now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => now + 5 * TYPING_GUIDE_MS);
  advance(TYPING_GUIDE_MS);
  expect(typed()).toBe('Hello');
  unmount();
  jest.mocked(performance.now).mockRestore();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  render(<GuideBubble message={MESSAGE} />);
  advance(TYPING_GUIDE_MS);
  expect(typed()).toBe(MESSAGE);
});
