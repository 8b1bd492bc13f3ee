import { Drawing } from '@/components/ui/drawing';
import type { HomeIndustryId } from '@/lib/content/home';
import { box, disc, lines, type Drawing as Paths, type DrawingSize } from '@/lib/drawings/drawing';

const SIZE: DrawingSize = { width: 72, height: 48 };

const marks: Record<HomeIndustryId, Paths> = {
  finance: [
    ['soft', 'M2 18L30 4l28 14zM2 44h56'],
    ['ink', columns([11, 23, 37])],
    ['hot', columns([49])],
  ],
  'e-commerce': [
    ['soft', 'M2 18l6-13h40l6 13z'],
    ['frame', 'M6 24v20h44V24'],
    ['ink', lines([15, 30, 10], [15, 37, 6])],
    ['hot', box(34, 29, 8, 8)],
  ],
  marketing: [
    ['soft', 'M2 19h12L36 6v34L14 29H2z'],
    ['ink', 'M11 34l4 9'],
    ['trace', 'M46 16q6 7 0 14M55 9q12 14 0 28'],
  ],
  blockchain: [
    ['frame', 'M18 24h8M42 24h8'],
    ['soft', box(2, 16, 16, 16)],
    ['ink', box(26, 16, 16, 16)],
    ['hot', box(50, 16, 16, 16)],
  ],
  healthcare: [
    ['frame', box(2, 4, 36, 40)],
    ['soft', lines([11, 31, 18], [11, 37, 11])],
    ['hot', 'M20 10v14M13 17h14'],
  ],
  manufacturing: [
    ['soft', 'M2 44V24l14-9v9l14-9v9l14-9v29z'],
    ['ink', 'M52 44V14h8v30z'],
    ['hot', lines([12, 35, 6])],
    ['trace', 'M56 7q4-4 8-2'],
  ],
  technology: [
    ['frame', `${box(2, 5, 56, 38)}M2 15h56`],
    ['trace', 'M12 23l6 5-6 5'],
    ['ink', lines([26, 33, 16])],
  ],
  cryptocurrency: [
    ['soft', disc(32, 24, 19)],
    ['trace', 'M2 32l13-4 8 6 11-21 10 12 18-15'],
  ],
};

function columns(each: readonly number[]): string {
  return each.map((x) => `M${x} 25v12`).join('');
}

export function IndustryMark({ id }: { id: HomeIndustryId }) {
  return <Drawing paths={marks[id]} size={SIZE} className="h-8 w-12 shrink-0 max-md:h-6 max-md:w-9" />;
}
