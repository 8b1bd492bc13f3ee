import { TOAST_REMOVAL_DELAY_MS } from '@/lib/config/timings';
import { dismissToast, readToasts, showToast, type Toast } from './toast-store';

const FIRST: Toast = {
  id: 1,
  title: 'Settings updated',
  description: '',
  variant: 'default',
  durationMs: 5000,
  action: null,
  open: true,
};

test('the newest replaces any other, is shown for 5 seconds by default and removed 1,000,000 ms after its dismissal', () => {
  jest.useFakeTimers();
  const replaced = showToast({ title: 'Error', variant: 'destructive' });
  const id = showToast({ title: 'Settings updated' });
  expect(readToasts()).toEqual([{ ...FIRST, id }]);
  dismissToast(replaced);
  expect(readToasts()).toEqual([{ ...FIRST, id }]);
  dismissToast(id);
  jest.advanceTimersByTime(TOAST_REMOVAL_DELAY_MS - 1);
  expect(readToasts()).toEqual([{ ...FIRST, id, open: false }]);
  jest.advanceTimersByTime(1);
  expect(readToasts()).toEqual([]);
  jest.useRealTimers();
});
