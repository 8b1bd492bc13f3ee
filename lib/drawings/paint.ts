import { readThemeColors } from '@/lib/config/theme-colors';
import { DRAWING_SIZE, DRAWING_STROKE, type Drawing, type Tone } from './drawing';

type Paint = { fill: string; stroke: string };

/** Presentation attributes for use without a style sheet. One color per pair of tones. */
export function paint(colors: { border: string; strong: string; primary: string; accent: string }) {
  const line = (stroke: string): Paint => ({ fill: 'none', stroke });
  const shape = (color: string): Paint => ({ fill: color, stroke: color });
  return {
    soft: shape(colors.border),
    frame: line(colors.strong),
    ink: shape(colors.primary),
    pen: line(colors.primary),
    hot: shape(colors.accent),
    trace: line(colors.accent),
  } satisfies Record<Tone, Paint>;
}

const { light } = readThemeColors();
const GROUND = light('surface-sunken');
const PAINT = paint({
  border: light('border'),
  strong: light('border-strong'),
  primary: light('primary'),
  accent: light('accent'),
});

export function writeSvg(drawing: Drawing): string {
  const { width, height } = DRAWING_SIZE;
  const paths = drawing.map(([tone, d]) => {
    const { fill, stroke } = PAINT[tone];
    return `<path d="${d}" fill="${fill}" stroke="${stroke}"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${2 * width}" height="${2 * height}">`,
    `<path d="M0 0h${width}v${height}H0z" fill="${GROUND}"/>`,
    `<g stroke-width="${DRAWING_STROKE}" stroke-linecap="round" stroke-linejoin="round">`,
    ...paths,
    '</g></svg>',
  ].join('');
}
