/** Fill and outline in the border, primary and accent color. Use the accent only for the subject of the picture. */
export type Tone = 'soft' | 'frame' | 'ink' | 'pen' | 'hot' | 'trace';

export type Drawing = readonly (readonly [tone: Tone, path: string])[];

export type DrawingSize = { width: number; height: number };

/** The size of all drawings except the marks. */
export const DRAWING_SIZE: DrawingSize = { width: 240, height: 100 };

/** Stroke width. Lines have round caps and joins. */
export const DRAWING_STROKE = 3;

export const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

export const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;

/** Lines of text, each `[x, y, width]`. */
export const lines = (...each: readonly (readonly [x: number, y: number, width: number])[]) =>
  each.map(([x, y, width]) => `M${x} ${y}h${width}`).join('');

/** Columns on the baseline `bottom`, starting at `x`, `gap` apart. */
export const columns = (x: number, gap: number, bottom: number, heights: readonly number[]) =>
  heights.map((height, index) => `M${x + index * gap} ${bottom}v-${height}`).join('');
