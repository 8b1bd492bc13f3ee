import type { RouteId } from '@/lib/config/routes';
import { box, disc, lines, type Drawing } from './drawing';
import { fourProducts, twoResults } from './product-drawings';
import { subjectDrawings } from './subject-drawings';

/** In a page's share image. The others show the home page's. */
export const pageDrawings: Partial<Record<RouteId, Drawing>> = {
  demo: subjectDrawings.performance,
  contentHub: [
    ['frame', `${box(28, 22, 54, 66)}${box(158, 22, 54, 66)}`],
    ['pen', box(92, 10, 56, 80)],
    ['soft', `${box(38, 32, 34, 18)}${box(168, 32, 34, 18)}`],
    ['hot', box(104, 22, 32, 24)],
    ['ink', lines([104, 58, 32], [104, 68, 32], [104, 78, 20])],
    ['soft', lines([38, 62, 34], [38, 74, 24], [168, 62, 34], [168, 74, 24])],
  ],
  features: subjectDrawings['twelve-rules'],
  analytics: subjectDrawings.dashboard,
  about: subjectDrawings.company,
  solutions: fourProducts,
  industries: subjectDrawings.industries,
  contact: [
    ['frame', disc(120, 50, 38)],
    ['hot', 'M120 50V20a30 30 0 0 1 0 60z'],
    ['soft', 'M62 50h8M170 50h8'],
    ['pen', 'M120 50V24M120 50l-16-10'],
  ],
  api: subjectDrawings['api-reference'],
  cases: twoResults,
  pricing: subjectDrawings.prices,
  settings: [
    ['soft', lines([36, 22, 92], [36, 50, 68], [36, 78, 80])],
    [
      'pen',
      'M174 12h20a10 10 0 0 1 0 20h-20a10 10 0 0 1 0-20zM174 40h20a10 10 0 0 1 0 20h-20a10 10 0 0 1 0-20z',
    ],
    ['frame', 'M174 68h20a10 10 0 0 1 0 20h-20a10 10 0 0 1 0-20z'],
    ['hot', `${disc(194, 22, 5)}${disc(194, 50, 5)}`],
    ['soft', disc(174, 78, 5)],
  ],
  compare: [
    ['frame', `${box(28, 10, 84, 80)}${box(128, 10, 84, 80)}`],
    ['ink', lines([40, 24, 44], [140, 24, 30])],
    ['soft', lines([40, 40, 60], [40, 72, 52], [140, 40, 60], [140, 72, 52])],
    ['hot', lines([40, 56, 36], [140, 56, 56])],
  ],
};
