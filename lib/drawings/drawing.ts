/**
 * `soft`, `ink` and `hot` are filled shapes, `frame`, `pen` and `trace` are lines, each pair in the same color: the border,
 * the primary color and the accent. Only what the picture is about is in the accent.
 */
export type Tone = 'soft' | 'frame' | 'ink' | 'pen' | 'hot' | 'trace';

/** Paths from the back to the front. */
export type Drawing = readonly (readonly [tone: Tone, path: string])[];

export type DrawingSize = { width: number; height: number };

/** The size of all drawings but the marks. */
export const DRAWING_SIZE: DrawingSize = { width: 240, height: 100 };

/** Lines have round ends and joins, this many units thick. */
export const DRAWING_STROKE = 3;

export const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

export const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;

/** Lines of text, each `[x, y, width]`. */
export const lines = (...each: readonly (readonly [x: number, y: number, width: number])[]) =>
  each.map(([x, y, width]) => `M${x} ${y}h${width}`).join('');

/** Columns that stand on `bottom`, from `x` on, `gap` apart. */
export const columns = (x: number, gap: number, bottom: number, heights: readonly number[]) =>
  heights.map((height, index) => `M${x + index * gap} ${bottom}v-${height}`).join('');
