import { act, render, screen } from '@testing-library/react';
import { IdleWidgets } from './idle-widgets';

let mockIsReachable = false;
let mockTries = 0;
jest.mock('./widgets', () => {
  mockTries += 1;
  if (!mockIsReachable) throw new Error('offline');
  return { Widgets: () => <p>Widgets</p> };
});

const flush = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

test('widgets that failed to load are retried when it can succeed, until they have loaded', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => {});
  window.requestIdleCallback = (work) => {
    work({ didTimeout: false, timeRemaining: () => 1 });
    return 1;
  };
  window.cancelIdleCallback = () => {};
  render(<IdleWidgets />);
  await flush();
  expect(mockTries).toBe(1);
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('pointerdown'));
  await flush();
  expect(mockTries).toBe(2);
  mockIsReachable = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Widgets')).toBeInTheDocument();
  window.dispatchEvent(new Event('online'));
  await flush();
  expect(mockTries).toBe(3);
});
