import { VOICE_PERMISSION_TIMEOUT_MS, VOICE_RESPONSE_TIMEOUT_MS } from '@/lib/config/timings';
import { listenOnce } from './listen';
import { FakeRecognizer, speech } from '@/tests/support/widgets/fake-recognizer';

function listen() {
  const onTranscript = jest.fn();
  const onEnd = jest.fn();
  const stop = listenOnce(FakeRecognizer, { onTranscript, onEnd });
  return { onTranscript, onEnd, stop, recognizer: FakeRecognizer.latest() };
}

beforeEach(() => {
  jest.useFakeTimers();
  FakeRecognizer.failsWith = null;
});
afterEach(() => jest.useRealTimers());

test('listens in en-US, for one utterance, with interim results', () => {
  const { recognizer } = listen();
  expect(recognizer).toMatchObject({
    lang: 'en-US',
    continuous: false,
    interimResults: true,
    calls: ['start'],
  });
});

test('interim results are the transcript; the final one ends it, once', () => {
  const { recognizer, onTranscript, onEnd } = listen();
  const { onresult, onerror, onend } = recognizer;
  onresult?.(speech('show'));
  onresult?.(speech(' show the demo'));
  expect(onTranscript.mock.calls).toEqual([['show'], ['show the demo']]);
  expect(onEnd).not.toHaveBeenCalled();
  onresult?.(speech(' Show demo. ', true));
  expect(onEnd.mock.calls).toEqual([[{ type: 'heard', phrase: 'Show demo' }]]);
  expect(recognizer).toMatchObject({ onresult: null, onerror: null, onend: null, calls: ['start', 'stop'] });
  expect([onerror, onend]).not.toContain(null);
  jest.advanceTimersByTime(VOICE_PERMISSION_TIMEOUT_MS * 2);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test.each([
  ['an error', 'network', { type: 'failed', code: 'network' }],
  ['an end without speech', null, { type: 'failed', code: 'no-speech' }],
])('%s ends listening', (_, error, outcome) => {
  const { recognizer, onEnd } = listen();
  if (error) recognizer.onerror?.({ error });
  else recognizer.onend?.();
  expect(onEnd.mock.calls).toEqual([[outcome]]);
});

test('an end without a final result counts what was heard, as in Safari', () => {
  const { recognizer, onEnd } = listen();
  recognizer.onresult?.(speech('Show demo.'));
  recognizer.onend?.();
  expect(onEnd.mock.calls).toEqual([[{ type: 'heard', phrase: 'Show demo' }]]);
});

test('a final result without confidence is an interim one, as in Chrome on Android', () => {
  const { recognizer, onEnd } = listen();
  recognizer.onresult?.(speech('show', true, 0));
  expect(onEnd).not.toHaveBeenCalled();
  recognizer.onresult?.(speech('show demo', true, 0.9));
  expect(onEnd.mock.calls).toEqual([[{ type: 'heard', phrase: 'show demo' }]]);
});

test('final silence counts as no speech', () => {
  const { recognizer, onEnd } = listen();
  recognizer.onresult?.(speech('  ', true));
  expect(onEnd.mock.calls).toEqual([[{ type: 'failed', code: 'no-speech' }]]);
});

test('without a response it ends after the limit, counted from the last event; a permission prompt can take longer', () => {
  const { recognizer, onEnd } = listen();
  jest.advanceTimersByTime(VOICE_PERMISSION_TIMEOUT_MS - 1);
  recognizer.onstart?.();
  jest.advanceTimersByTime(VOICE_RESPONSE_TIMEOUT_MS - 1);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onEnd.mock.calls).toEqual([[{ type: 'unanswered' }]]);
});

test('after a stop it reports nothing', () => {
  const { recognizer, stop, onEnd } = listen();
  stop?.();
  expect(recognizer).toMatchObject({ onresult: null, onerror: null, onend: null, calls: ['start', 'stop'] });
  jest.advanceTimersByTime(VOICE_PERMISSION_TIMEOUT_MS);
  expect(onEnd).not.toHaveBeenCalled();
});

test('a recognizer that fails to start is reported, and there is nothing to stop', () => {
  FakeRecognizer.failsWith = 'InvalidStateError';
  const { stop, onEnd } = listen();
  expect(stop).toBeNull();
  expect(onEnd.mock.calls).toEqual([[{ type: 'not-started' }]]);
  jest.advanceTimersByTime(VOICE_PERMISSION_TIMEOUT_MS);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
