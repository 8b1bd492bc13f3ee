/** @jest-environment jsdom */
import { reloadAfterLoss } from './reload-after-loss';

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
