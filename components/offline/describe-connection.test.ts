import { offlineCopy } from '@/lib/content/offline';
import { describeConnection } from './offline-notice';

const savedAt = new Date(2026, 10, 21, 14, 5);
const COPY = /^(.*) This is the page as it was on Nov 21, 2026, 2:05\sPM\.$/;

test.each([
  [{ isOnline: false, wasOffline: true }, offlineCopy.notice.offline, 'Try again'],
  [{ isOnline: true, wasOffline: false }, offlineCopy.notice.unreachable, 'Try again'],
  [{ isOnline: true, wasOffline: true }, offlineCopy.notice.online, 'Reload'],
])('a saved copy with %j is described with its time', (state, opening, action) => {
  const said = describeConnection({ ...state, savedAt }, true);
  expect(said?.text.match(COPY)?.[1]).toBe(opening);
  expect(said?.action).toBe(action);
});

test('a page from the network is described only while offline', () => {
  const live = { savedAt: null, wasOffline: true };
  expect(describeConnection({ ...live, isOnline: true }, true)).toBeNull();
  expect(describeConnection({ ...live, isOnline: false }, false)).toEqual({
    text: 'You are offline. You can still read this page.',
    action: null,
  });
  expect(describeConnection({ ...live, isOnline: false }, true)?.text).toBe(
    'You are offline. You can still read this page and the pages you have opened before.',
  );
});
