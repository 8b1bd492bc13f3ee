import { experiments } from '@/lib/content/experiments';
import { countArmPages, listDrawnCookies } from './arm-pages';

test('a challenger has a page for each behavior, new and returning; a holdout none', () => {
  expect(experiments.map(countArmPages)).toEqual([0, 6]);
});

test('every cookie that can be drawn, and none while nothing runs', () => {
  expect(listDrawnCookies()).toEqual([]);
  const running = experiments.map((test) => ({ ...test, status: 'running' as const }));
  expect(listDrawnCookies(running)).toEqual(['01a.02a', '01a.02b', '01b.02a', '01b.02b']);
});
