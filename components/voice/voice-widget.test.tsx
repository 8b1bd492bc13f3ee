import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { readToasts } from '@/components/toast/toast-store';
import { VOICE_BADGE_MS, VOICE_PERMISSION_TIMEOUT_MS } from '@/lib/config/timings';
import { VOICE_COMMANDS } from '@/lib/personalization/voice-commands';
import { FakeRecognizer, speech } from '@/tests/support/widgets/fake-recognizer';
import { VoiceWidget } from './voice-widget';

const push = jest.fn();
const setTheme = jest.fn();
let theme = 'light';
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
jest.mock('next-themes', () => ({ useTheme: () => ({ theme, systemTheme: 'dark', setTheme }) }));

const microphone = () => screen.getByRole('button', { name: 'Voice commands' });
const pressMicrophone = () => fireEvent.click(microphone());
const recognize = (phrase: string) => act(() => FakeRecognizer.latest().onresult?.(speech(phrase, true)));
const toast = () => readToasts()[0];

beforeEach(() => {
  jest.useFakeTimers();
  window.webkitSpeechRecognition = FakeRecognizer;
  FakeRecognizer.failsWith = null;
  window.scrollBy = jest.fn();
  theme = 'light';
});

afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

test('without speech recognition there is no microphone', () => {
  delete window.webkitSpeechRecognition;
  const { container } = render(<VoiceWidget />);
  expect(container).toBeEmptyDOMElement();
});

test('it listens when tapped, never by itself, and stops when tapped again', () => {
  const made = FakeRecognizer.instances.length;
  render(<VoiceWidget />);
  expect(FakeRecognizer.instances).toHaveLength(made);
  expect(microphone()).toHaveAttribute('aria-pressed', 'false');
  pressMicrophone();
  expect(microphone()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Listening…')).toBeInTheDocument();
  act(() => FakeRecognizer.latest().onresult?.(speech('go ho')));
  expect(screen.getByText('“go ho”')).toBeInTheDocument();
  const before = readToasts();
  pressMicrophone();
  expect(microphone()).toHaveAttribute('aria-pressed', 'false');
  expect(FakeRecognizer.latest().calls).toEqual(['start', 'stop']);
  expect(readToasts()).toBe(before);
});

test('the badge lists the first five commands for 8 s', () => {
  render(<VoiceWidget />);
  pressMicrophone();
  const list = screen.getByRole('list', { name: 'Voice Commands' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(VOICE_COMMANDS.slice(0, 5).map(({ command }) => command));
  recognize('scroll down');
  act(() => jest.advanceTimersByTime(VOICE_BADGE_MS - 1));
  expect(list).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(list).not.toBeInTheDocument();
});

test('a command navigates, and its toast says so', () => {
  render(<VoiceWidget />);
  pressMicrophone();
  recognize('statistics');
  expect(push.mock.calls).toEqual([['/analytics']]);
  expect(toast()).toMatchObject({ title: 'Voice Command Executed', variant: 'default', durationMs: 2000 });
});

test('with cookies blocked, the address carries the persona to the next page', () => {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValueOnce(false);
  window.history.replaceState(null, '', '/?segment=developer');
  render(<VoiceWidget />);
  pressMicrophone();
  recognize('show analytics');
  expect(push.mock.calls).toEqual([['/analytics?segment=developer']]);
  window.history.replaceState(null, '', '/');
});

test.each([
  ['scroll down', 1],
  ['scroll up', -1],
])('%s scrolls', (phrase, direction) => {
  render(<VoiceWidget />);
  pressMicrophone();
  recognize(phrase);
  expect(window.scrollBy).toHaveBeenCalledWith({ top: direction * 0.8 * window.innerHeight });
  expect(toast()?.title).toBe('Voice Command Executed');
});

test.each([
  ['light', 'dark'],
  ['dark', 'light'],
  ['system', 'light'],
])('toggle theme turns %s into %s', (from, to) => {
  theme = from;
  render(<VoiceWidget />);
  const emitted = jest.fn();
  window.addEventListener('toggle-theme', emitted, { once: true });
  pressMicrophone();
  recognize('toggle theme');
  expect(emitted).toHaveBeenCalledTimes(1);
  expect(setTheme.mock.calls).toEqual([[to]]);
});

test.each([
  ['help', 'Voice Commands', VOICE_COMMANDS.map(({ command }) => command).join(', '), 'default', 5000],
  [
    'Order a pizza',
    'Command Not Recognized',
    '"Order a pizza" is not a recognized voice command. Say "help" for available commands.',
    'destructive',
    3000,
  ],
])('%s shows the toast "%s"', (phrase, title, description, variant, durationMs) => {
  render(<VoiceWidget />);
  pressMicrophone();
  recognize(phrase);
  expect(toast()).toMatchObject({ title, description, variant, durationMs });
});

test.each([
  ['no-speech', 'No speech detected. Please try again.'],
  ['audio-capture', 'Microphone access denied or unavailable.'],
  ['not-allowed', 'Microphone permission denied.'],
  ['network', 'Voice recognition error: network. Check your connection and try again.'],
  [
    'service-not-allowed',
    'Voice recognition error: service-not-allowed. This browser does not allow it here. The menu leads to every page.',
  ],
  ['constructor', 'Voice recognition error: constructor. Please try again, or use the menu.'],
])('the error %s has one toast', (error, description) => {
  render(<VoiceWidget />);
  pressMicrophone();
  const { onend } = FakeRecognizer.latest();
  act(() => FakeRecognizer.latest().onerror?.({ error }));
  const firstToast = toast();
  expect(firstToast).toMatchObject({ title: 'Voice Command Error', description, variant: 'destructive' });
  act(() => onend?.());
  expect(toast()).toBe(firstToast);
  expect(microphone()).toHaveAttribute('aria-pressed', 'false');
});

test('a recognition that was stopped from outside has no toast', () => {
  render(<VoiceWidget />);
  pressMicrophone();
  const before = toast();
  act(() => FakeRecognizer.latest().onerror?.({ error: 'aborted' }));
  expect(toast()).toBe(before);
  expect(microphone()).toHaveAttribute('aria-pressed', 'false');
});

test('a recognizer that never responds is stopped, with an explanation', () => {
  render(<VoiceWidget />);
  pressMicrophone();
  act(() => jest.advanceTimersByTime(VOICE_PERMISSION_TIMEOUT_MS));
  expect(toast()).toMatchObject({
    title: 'Voice Command Error',
    description: 'Voice recognition did not respond, so it was stopped. Please try again.',
  });
  expect(FakeRecognizer.latest().calls).toEqual(['start', 'stop']);
  expect(microphone()).toHaveAttribute('aria-pressed', 'false');
});

test('a failed start shows a toast, and neither listens nor shows its badge', () => {
  FakeRecognizer.failsWith = 'NotAllowedError';
  render(<VoiceWidget />);
  pressMicrophone();
  expect(toast()).toMatchObject({
    title: 'Voice Recognition Failed',
    description: 'Unable to start voice recognition. Please check your microphone permissions.',
    variant: 'destructive',
  });
  expect(screen.queryByText('Listening…')).not.toBeInTheDocument();
  expect(screen.queryByText('Voice Commands')).not.toBeInTheDocument();
});

test('unmounting stops the microphone', () => {
  const { unmount } = render(<VoiceWidget />);
  pressMicrophone();
  unmount();
  expect(FakeRecognizer.latest().calls).toEqual(['start', 'stop']);
});
