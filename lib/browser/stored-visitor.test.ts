/** @jest-environment jsdom */
import {
  forgetStoredVisitor,
  readStoredVisitor,
  storeReadVisitor,
  storeSavedVisitor,
} from './stored-visitor';

const user = { segment: 'developer', isNewUser: true };
const settings = { contentPersonalization: true, navigationAdaptation: true, behavioralAnalytics: false };
const later = { ...settings, behavioralAnalytics: true };

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('what was read or saved is known for half an hour, for this user id only', () => {
  storeReadVisitor(7, { user });
  jest.advanceTimersByTime(60_000);
  storeSavedVisitor(7, { settings });
  expect(readStoredVisitor(7)).toEqual({ user, settings });
  expect(readStoredVisitor(8)).toEqual({});
  jest.advanceTimersByTime(29 * 60_000);
  expect(readStoredVisitor(7)).toEqual({});
});

test('a save replaces what was read before; a read that arrives after a save does not', () => {
  storeReadVisitor(7, { settings });
  storeSavedVisitor(7, { settings: later });
  storeReadVisitor(7, { settings });
  expect(readStoredVisitor(7)).toEqual({ settings: later });
});

test('what is being saved counts as unknown until the server has responded', () => {
  storeReadVisitor(7, { user, settings });
  forgetStoredVisitor(7, 'settings');
  expect(readStoredVisitor(7)).toEqual({ user });
  storeSavedVisitor(7, { settings: later });
  expect(readStoredVisitor(7)).toEqual({ user, settings: later });
});
