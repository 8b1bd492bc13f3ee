import { createListeners } from './listeners';

test('everybody hears what is said, until they leave', () => {
  const { notify, subscribe } = createListeners<[number]>();
  const [one, other] = [jest.fn(), jest.fn()];
  const leave = subscribe(one);
  subscribe(other);
  notify(1);
  leave();
  notify(2);
  expect([one.mock.calls, other.mock.calls]).toEqual([[[1]], [[1], [2]]]);
});

test('what is followed is followed from the first to the last of them', () => {
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
