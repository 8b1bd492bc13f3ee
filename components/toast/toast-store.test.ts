import { TOAST_REMOVAL_DELAY_MS } from '@/lib/config/timings';
import {
  dismissToast,
  readToasts,
  reduceToasts,
  showToast,
  subscribeToToasts,
  type Toast,
} from './toast-store';

const FIRST: Toast = {
  id: 1,
  title: 'Settings updated',
  description: '',
  variant: 'default',
  durationMs: 5000,
  action: null,
  open: true,
};
const SECOND: Toast = { ...FIRST, id: 2, title: 'Error', variant: 'destructive' };

test('only one toast is kept, the newest', () => {
  expect(reduceToasts([FIRST], { type: 'show', toast: SECOND })).toEqual([SECOND]);
});

test('a dismissed toast closes and stays until it is removed', () => {
  const dismissed = reduceToasts([FIRST], { type: 'dismiss', id: 1 });
  expect(dismissed).toEqual([{ ...FIRST, open: false }]);
  expect(reduceToasts(dismissed, { type: 'remove', id: 1 })).toEqual([]);
});

test('an action on a removed toast changes nothing', () => {
  expect(reduceToasts([SECOND], { type: 'dismiss', id: 1 })).toEqual([SECOND]);
  expect(reduceToasts([SECOND], { type: 'remove', id: 1 })).toEqual([SECOND]);
});

test('is shown for 5 seconds by default, notifies listeners, and is removed 1,000,000 ms after dismissal', () => {
  jest.useFakeTimers();
  const listener = jest.fn();
  const unsubscribe = subscribeToToasts(listener);
  const id = showToast({ title: 'Settings updated' });
  expect(readToasts()).toEqual([{ ...FIRST, id }]);
  dismissToast(id);
  jest.advanceTimersByTime(TOAST_REMOVAL_DELAY_MS - 1);
  expect(readToasts()).toEqual([{ ...FIRST, id, open: false }]);
  jest.advanceTimersByTime(1);
  expect(readToasts()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  jest.useRealTimers();
});
