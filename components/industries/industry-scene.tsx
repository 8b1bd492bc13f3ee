import { industriesCopy, type IndustryId } from '@/lib/content/pages/industries';

const WIDTH = 92;
const GAP = 12;
const COLUMN = 112;
const HEIGHT = 132;

/** Parts of a page, WIDTH units wide: outlines filled and stroked with round joins, 4 units thick. */
const PARTS = {
  photos: { height: 34, outline: 'M2 2h40v30h-40zM50 2h40v30h-40z' },
  table: {
    height: 34,
    outline:
      'M2 2h32M46 2h16M72 2h18M2 12h32M46 12h16M72 12h18M2 22h32M46 22h16M72 22h18M2 32h32M46 32h16M72 32h18',
  },
  stock: { height: 22, outline: 'M2 2h60M2 11h40M80 2h10v8h-10z' },
  button: { height: 14, outline: 'M2 2h42v10h-42z' },
  text: { height: 22, outline: 'M2 2h88M2 11h76M2 20h52' },
  code: { height: 34, outline: 'M2 4h26M12 13h48M12 22h36M2 31h14' },
  chart: {
    height: 34,
    outline: 'M2 24h10v8h-10zM21 18h10v14h-10zM40 21h10v11h-10zM59 12h10v20h-10zM78 4h10v28h-10z',
  },
  price: { height: 26, outline: 'M2 2h30v8h-30zM2 20h88M2 27h66' },
  story: { height: 30, outline: 'M2 2h88v14h-88zM2 26h56' },
  topics: { height: 22, outline: 'M2 2h24v18h-24zM34 2h24v18h-24zM66 2h24v18h-24z' },
  terms: { height: 30, outline: 'M2 2h88M2 11h88M2 20h88M2 29h88' },
};

type PartId = keyof typeof PARTS;

/** The page of each kind of visitor, top to bottom. `adapted` lists the positions that differ. */
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

/** An industry's page for three visitors, with the adapted parts in the accent color. */
export function IndustryScene({ id }: { id: IndustryId }) {
  const { visitors, alternative } = industriesCopy.items[id].scene;
  return (
    <figure className="mb-6">
      <ul
        aria-hidden="true"
        className="grid grid-cols-3 gap-3 text-caption leading-tight text-muted-foreground"
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
          <g
            key={column}
            transform={`translate(${column * COLUMN} 0)`}
            fill="currentColor"
            stroke="currentColor"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <rect
              x="-5.5"
              y="-5.5"
              width={WIDTH + 11}
              height={HEIGHT + 11}
              rx="6"
              strokeWidth="1"
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
  return parts.map((id, index) => {
    const top = parts.slice(0, index).reduce((sum, before) => sum + PARTS[before].height + GAP, GAP / 2);
    return (
      <path
        key={id}
        d={PARTS[id].outline}
        transform={`translate(0 ${top})`}
        className={adapted.includes(index) ? 'text-accent' : 'text-border'}
      />
    );
  });
}
