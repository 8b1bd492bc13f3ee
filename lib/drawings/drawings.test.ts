import { SUBJECT_IDS } from '@/lib/content/subjects';
import { DRAWING_SIZE } from './drawing';
import { pageDrawings } from './page-drawings';
import { writeSvg } from './paint';
import { productDrawings } from './product-drawings';
import { subjectDrawings } from './subject-drawings';

const sets = { product: productDrawings, subject: subjectDrawings, page: pageDrawings };
const all = Object.entries(sets).flatMap(([set, drawings]) =>
  Object.entries(drawings).map(([id, drawing]) => ({ name: `${set} ${id}`, drawing })),
);

test.each(Object.entries(sets))('every %s has a unique picture', (_, drawings) => {
  const paths = Object.values(drawings).map((drawing) => drawing.map(([, path]) => path).join());
  expect(new Set(paths).size).toBe(paths.length);
});

test.each(all)('$name shows its subject in the accent color, next to other tones', ({ drawing }) => {
  const isAccent = (tone: string) => tone === 'hot' || tone === 'trace';
  expect(drawing.some(([tone]) => isAccent(tone))).toBe(true);
  expect(drawing.some(([tone]) => !isAccent(tone))).toBe(true);
  for (const [, path] of drawing) expect(path).toMatch(/^[MmLlHhVvQqAaZz0-9 .-]+$/);
});

test.each(all)('$name starts every stroke inside the frame', ({ drawing }) => {
  for (const [, path] of drawing)
    for (const [, x = '', y = ''] of path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
      const [right, bottom] = [DRAWING_SIZE.width - Number(x), DRAWING_SIZE.height - Number(y)];
      expect(Math.min(Number(x), Number(y), right, bottom)).toBeGreaterThanOrEqual(0);
    }
});

test('the SVG file of a picture is small and complete', () => {
  for (const id of SUBJECT_IDS) {
    const svg = writeSvg(subjectDrawings[id]);
    expect(svg.length).toBeLessThan(4_000);
    expect(svg.match(/<path/g)).toHaveLength(subjectDrawings[id].length + 1);
  }
});
