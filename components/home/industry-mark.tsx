import { Drawing } from '@/components/ui/drawing';
import type { HomeIndustryId } from '@/lib/content/home';
import { box, disc, lines, type Drawing as Paths, type DrawingSize } from '@/lib/drawings/drawing';

const SIZE: DrawingSize = { width: 72, height: 48 };

const marks: Record<HomeIndustryId, Paths> = {
  finance: [
    ['soft', 'M8 18L36 4l28 14zM8 44h56'],
    ['ink', columns([17, 29, 43])],
    ['hot', columns([55])],
  ],
  'e-commerce': [
    ['soft', 'M10 18l6-13h40l6 13z'],
    ['frame', 'M14 24v20h44V24'],
    ['ink', lines([23, 30, 10], [23, 37, 6])],
    ['hot', box(42, 29, 8, 8)],
  ],
  marketing: [
    ['soft', 'M6 19h12L40 6v34L18 29H6z'],
    ['ink', 'M15 34l4 9'],
    ['trace', 'M50 16q6 7 0 14M59 9q12 14 0 28'],
  ],
  blockchain: [
    ['frame', 'M20 24h9M43 24h9'],
    ['soft', box(4, 16, 16, 16)],
    ['ink', box(28, 16, 16, 16)],
    ['hot', box(52, 16, 16, 16)],
  ],
  healthcare: [
    ['frame', box(18, 4, 36, 40)],
    ['soft', lines([27, 31, 18], [27, 37, 11])],
    ['hot', 'M36 10v14M29 17h14'],
  ],
  manufacturing: [
    ['soft', 'M6 44V24l14-9v9l14-9v9l14-9v29z'],
    ['ink', 'M54 44V14h8v30z'],
    ['hot', lines([16, 35, 6])],
    ['trace', 'M58 7q4-4 8-2'],
  ],
  technology: [
    ['frame', `${box(8, 5, 56, 38)}M8 15h56`],
    ['trace', 'M18 23l6 5-6 5'],
    ['ink', lines([32, 33, 16])],
  ],
  cryptocurrency: [
    ['soft', disc(36, 24, 19)],
    ['trace', 'M6 32l13-4 8 6 11-21 10 12 18-15'],
  ],
};

function columns(each: readonly number[]): string {
  return each.map((x) => `M${x} 25v12`).join('');
}

export function IndustryMark({ id }: { id: HomeIndustryId }) {
  return <Drawing paths={marks[id]} size={SIZE} className="h-10 w-15 @xl/main:h-12 @xl/main:w-18" />;
}
