import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStopping } from '@/lib/http/stopping';
import { closeOnSignal, SHUTDOWN_MS } from './close-on-signal';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'adaptiveSiteIsStopping');
});

function receive(signal: string) {
  const signals = new EventEmitter();
  const end = jest.fn<void, [number]>();
  const close = jest.fn();
  closeOnSignal({ close }, signals, end);
  expect(isStopping()).toBe(false);
  signals.emit(signal);
  expect(isStopping()).toBe(true);
  return { end, finish: () => close.mock.calls[0]?.[0]() };
}

test('the process exits with 0 once the last request is finished', () => {
  const { end, finish } = receive('SIGTERM');
  expect(end).not.toHaveBeenCalled();
  finish();
  expect(end.mock.calls).toEqual([[0]]);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
])('after %s, unfinished requests are cut off in time, with exit code %i', (signal, code) => {
  const { end } = receive(signal);
  jest.advanceTimersByTime(SHUTDOWN_MS - 1);
  expect(end).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(end.mock.calls).toEqual([[code]]);
});

test('the limit is shorter than systemd’s', () => {
  const unit = readFileSync(join(__dirname, '../../deploy/systemd/adaptive-site@.service'), 'utf8');
  const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
  expect(seconds * 1000).toBeGreaterThan(SHUTDOWN_MS);
});
