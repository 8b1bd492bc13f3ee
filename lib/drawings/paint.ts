import type { Tone } from './drawing';

type Paint = { fill: string; stroke: string };

/** Presentation attributes where no style sheet reaches, from one color for each pair of tones. */
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
