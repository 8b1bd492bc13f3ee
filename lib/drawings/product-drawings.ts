import type { ProductId } from '@/lib/personalization/products';
import { box, columns, disc, lines, type Drawing } from './drawing';

export const productDrawings: Record<ProductId, Drawing> = {
  'market-intelligence': [
    ['soft', 'M118 46Q158 26 212 16V66Q158 56 118 46z'],
    ['frame', 'M28 86h184M118 46l94-8'],
    ['pen', 'M28 66l16-6 14 5 18-13 14 3 28-9'],
    ['hot', `${columns(52, 13, 86, [5, 7, 10, 12, 16])}${disc(118, 46, 4)}`],
    ['trace', 'M118 32V12'],
  ],
  'sentiment-analysis': [
    ['soft', lines([24, 30, 88], [24, 58, 68], [24, 86, 78])],
    ['ink', `${lines([24, 18, 50], [24, 46, 36], [24, 74, 60])}${box(180, 18, 32, 8)}${box(180, 46, 18, 8)}`],
    ['hot', `${lines([84, 18, 40], [70, 46, 52], [94, 74, 30])}${box(142, 74, 32, 8)}`],
    ['frame', 'M177 10v80'],
  ],
  'ai-automation': [
    ['frame', `M44 50h68M150 42Q168 24 192 24M150 58Q168 76 192 76${disc(202, 24, 8)}${disc(202, 76, 8)}`],
    ['ink', `${disc(36, 50, 9)}${disc(84, 50, 9)}`],
    ['trace', disc(136, 50, 19)],
    ['hot', disc(136, 50, 9)],
  ],
  'enterprise-ai': [
    ['frame', `${box(24, 12, 86, 76)}${box(130, 12, 86, 76)}M110 50h20`],
    ['soft', lines([36, 42, 56], [36, 57, 44], [142, 42, 60], [142, 57, 46])],
    ['ink', lines([36, 26, 34], [142, 26, 22])],
    ['hot', lines([36, 73, 28], [142, 73, 60])],
  ],
};

export const fourProducts: Drawing = [
  ['soft', box(40, 72, 160, 14)],
  ['frame', 'M60 62v10M100 62v10M140 62v10M180 62v10'],
  ['ink', `${box(46, 34, 28, 28)}${box(86, 34, 28, 28)}${box(166, 34, 28, 28)}`],
  ['hot', box(126, 18, 28, 44)],
];

export const twoResults: Drawing = [
  ['frame', `${box(36, 14, 66, 72)}${box(138, 14, 66, 72)}M112 50h16M122 44l6 6-6 6`],
  ['soft', `${lines([48, 28, 30])}${box(48, 66, 10, 8)}${box(64, 60, 10, 14)}${box(80, 64, 10, 10)}`],
  ['ink', `${lines([150, 28, 30])}${box(150, 60, 10, 14)}${box(166, 50, 10, 24)}`],
  ['hot', box(182, 38, 10, 36)],
];

export const tuner: Drawing = [
  [
    'soft',
    [28, 58, 88].map((bottom) => columns(32, 16, bottom, [10, 5, 5, 10, 5, 5, 10, 5, 5, 10, 5, 5])).join(''),
  ],
  ['hot', 'M80 28V10M160 58V40M112 88V70'],
  ['pen', 'M32 34h176M32 64h176M32 94h176'],
];
