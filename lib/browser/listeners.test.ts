import { createListeners } from './listeners';

test('every listener is notified until it unsubscribes', () => {
  const { notify, subscribe } = createListeners<[number]>();
  const [one, other] = [jest.fn(), jest.fn()];
  const leave = subscribe(one);
  subscribe(other);
  notify(1);
  leave();
  notify(2);
  expect([one.mock.calls, other.mock.calls]).toEqual([[[1]], [[1], [2]]]);
});

test('following starts with the first listener and ends with the last', () => {
  const log: string[] = [];
  const { subscribe } = createListeners(() => {
    log.push('begin');
    return () => log.push('end');
  });
  const leave = [subscribe(() => {}), subscribe(() => {})];
  leave[0]?.();
  expect(log).toEqual(['begin']);
  leave[1]?.();
  subscribe(() => {});
  expect(log).toEqual(['begin', 'end', 'begin']);
});
