/** @jest-environment jsdom */
import { loadWhenPossible, reloadAfterLoss } from './load-when-possible';

beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a failed load is retried once at the next sign of activity', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('code');
  const onLoaded = jest.fn();
  loadWhenPossible(load, onLoaded, 'It was not loaded');
  await settle();
  expect(onLoaded).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('keydown'));
  await settle();
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
  expect(onLoaded.mock.calls).toEqual([['code']]);
});

test('nothing is loaded or returned after cancellation', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code');
  const onLoaded = jest.fn();
  const stop = loadWhenPossible(load, onLoaded, 'It was not loaded');
  await settle();
  stop();
  window.dispatchEvent(new Event('online'));
  loadWhenPossible(load, onLoaded, 'It was not loaded')();
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
  expect(onLoaded).not.toHaveBeenCalled();
});

test.each([
  [false, true, 0],
  [true, true, 1],
  [true, false, 0],
])('lost again: %s, online: %s: %i reloads', (isLostAgain, isOnline, reloads) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const reload = jest.fn();
  reloadAfterLoss(isLostAgain, reload);
  expect(reload).toHaveBeenCalledTimes(reloads);
});
