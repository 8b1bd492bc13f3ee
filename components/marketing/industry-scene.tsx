import type { ReactNode } from 'react';
import { industriesCopy, type IndustryId } from '@/lib/content/pages/industries';

const WIDTH = 92;
const GAP = 8;
const COLUMN = 112;
const HEIGHT = 132;

/** A part of a page, WIDTH units wide, in the color of its column's state. */
type Part = { height: number; picture: ReactNode };

const bar = (y: number, width: number, x = 0) => (
  <rect key={`${x} ${y}`} x={x} y={y} width={width} height="4" rx="2" />
);
const box = (x: number, y: number, width: number, height: number) => (
  <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="4" />
);

const PARTS = {
  photos: { height: 34, picture: [box(0, 0, 44, 34), box(48, 0, 44, 34)] },
  table: {
    height: 34,
    picture: [0, 10, 20, 30].flatMap((y) => [bar(y, 36), bar(y, 20, 44), bar(y, 20, 70)]),
  },
  stock: { height: 22, picture: [bar(0, 64), bar(9, 44), <circle key="there" cx="84" cy="6" r="6" />] },
  button: { height: 14, picture: box(0, 0, 46, 14) },
  text: { height: 22, picture: [bar(0, 92), bar(9, 80), bar(18, 56)] },
  code: { height: 34, picture: [bar(2, 30), bar(11, 52, 10), bar(20, 40, 10), bar(29, 18)] },
  chart: {
    height: 34,
    picture: [12, 18, 15, 24, 30].map((height, index) => box(index * 19, 34 - height, 14, height)),
  },
  price: { height: 26, picture: [box(0, 0, 34, 12), bar(18, 92), bar(25, 70)] },
  story: { height: 30, picture: [box(0, 0, 92, 18), bar(24, 60)] },
  topics: { height: 22, picture: [0, 32, 64].map((x) => box(x, 0, 28, 22)) },
  terms: { height: 30, picture: [0, 9, 18, 27].map((y) => bar(y, 92)) },
} satisfies Record<string, Part>;

type PartId = keyof typeof PARTS;

/** What each kind of visitor finds, from the top; `adapted` are the places that differ. */
const PAGES: Record<IndustryId, { columns: readonly (readonly PartId[])[]; adapted: readonly number[] }> = {
  'e-commerce': {
    columns: [
      ['photos', 'text', 'button'],
      ['table', 'text', 'button'],
      ['stock', 'button', 'text'],
    ],
    adapted: [0],
  },
  saas: {
    columns: [
      ['code', 'text', 'price'],
      ['chart', 'text', 'price'],
      ['price', 'button', 'text'],
    ],
    adapted: [0],
  },
  media: {
    columns: [
      ['story', 'topics', 'text'],
      ['story', 'text', 'topics'],
      ['story', 'price', 'topics'],
    ],
    adapted: [1],
  },
  'financial-services': {
    columns: [
      ['text', 'button', 'terms'],
      ['table', 'text', 'terms'],
      ['chart', 'button', 'terms'],
    ],
    adapted: [0, 1],
  },
};

/** One page of the industry for three visitors; what adapts is in the accent color. */
export function IndustryScene({ id }: { id: IndustryId }) {
  const { visitors, alternative } = industriesCopy.items[id].scene;
  return (
    <figure className="mb-6">
      <ul
        aria-hidden="true"
        className="grid grid-cols-3 gap-2.5 text-caption leading-tight text-muted-foreground"
      >
        {visitors.map((visitor) => (
          <li key={visitor}>{visitor}</li>
        ))}
      </ul>
      <svg
        viewBox={`-6 -6 ${2 * COLUMN + WIDTH + 12} ${HEIGHT + 12}`}
        aria-hidden="true"
        className="mt-2 block w-full overflow-visible"
      >
        {PAGES[id].columns.map((parts, column) => (
          <g key={column} transform={`translate(${column * COLUMN} 0)`}>
            <rect
              x="-5.5"
              y="-5.5"
              width={WIDTH + 11}
              height={HEIGHT + 11}
              rx="6"
              className="fill-background stroke-border"
            />
            <Column parts={parts} adapted={PAGES[id].adapted} />
          </g>
        ))}
      </svg>
      <figcaption className="sr-only">{alternative}</figcaption>
    </figure>
  );
}

function Column({ parts, adapted }: { parts: readonly PartId[]; adapted: readonly number[] }) {
  const tops = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, id) => sum + PARTS[id].height + GAP + 4, 4),
  );
  return parts.map((id, index) => (
    <g
      key={id}
      transform={`translate(0 ${tops[index]})`}
      className={adapted.includes(index) ? 'fill-accent' : 'fill-border'}
    >
      {PARTS[id].picture}
    </g>
  ));
}
