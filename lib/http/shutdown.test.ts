import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHUTDOWN_MS, watchShutdown } from './shutdown';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'adaptiveSiteIsStopping');
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
])('what is left after %s ends in time, with %i', (signal, code) => {
  const signals = new EventEmitter();
  const end = jest.fn();
  watchShutdown(signals, end);
  jest.advanceTimersByTime(2 * SHUTDOWN_MS);
  signals.emit(signal);
  jest.advanceTimersByTime(SHUTDOWN_MS - 1);
  expect(end).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(end.mock.calls).toEqual([[code]]);
});

test('that is before systemd loses its patience', () => {
  const unit = readFileSync(join(__dirname, '../../deploy/systemd/adaptive-site@.service'), 'utf8');
  const patience = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
  expect(patience * 1000).toBeGreaterThan(SHUTDOWN_MS);
});
