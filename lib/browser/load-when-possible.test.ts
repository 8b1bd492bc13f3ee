/** @jest-environment jsdom */

import { loadWhenPossible } from './load-when-possible';

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
