import { ANNOUNCEMENT_CLEAR_MS } from '@/lib/config/timings';
import { announce, readAnnouncement, subscribeToAnnouncements } from './announcement-store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('announces a text and clears it after 3 seconds', () => {
  announce('Link copied');
  jest.advanceTimersByTime(100);
  expect(readAnnouncement()).toBe('Link copied');
  jest.advanceTimersByTime(ANNOUNCEMENT_CLEAR_MS);
  expect(readAnnouncement()).toBe('');
});

test('empties the region in between, so that identical text is announced again', () => {
  const announcements: string[] = [];
  const unsubscribe = subscribeToAnnouncements(() => announcements.push(readAnnouncement()));
  announce('Link copied');
  jest.advanceTimersByTime(100);
  announce('Link copied');
  jest.advanceTimersByTime(100);
  unsubscribe();
  expect(announcements).toEqual(['', 'Link copied', '', 'Link copied']);
});

test('a text replaced before its announcement is skipped and shortens nothing', () => {
  const announcements: string[] = [];
  const unsubscribe = subscribeToAnnouncements(() => announcements.push(readAnnouncement()));
  announce('Saving');
  jest.advanceTimersByTime(20);
  announce('Saved');
  jest.advanceTimersByTime(ANNOUNCEMENT_CLEAR_MS + 100);
  unsubscribe();
  expect(announcements).toEqual(['', '', 'Saved', '']);
});
