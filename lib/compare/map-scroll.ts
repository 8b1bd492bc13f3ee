/** Vertical offsets of landmarks in pixels, with the same landmarks in the same order on both pages. */
export type Landmarks = { readonly tops: readonly number[]; readonly end: number };

/** The position at which the other page shows the same landmark at the same height, interpolated in between. */
export function mapScroll(position: number, from: Landmarks, to: Landmarks): number {
  if (position <= 0) return 0;
  const fromStops = listStops(from);
  const toStops = listStops(to);
  const next = fromStops.findIndex((stop) => stop > position);
  if (next === -1) return to.end;
  const index = Math.max(0, next - 1);
  const [start = 0, end = 0] = [fromStops[index], fromStops[index + 1]];
  const [toStart = 0, toEnd = 0] = [toStops[index], toStops[index + 1]];
  return Math.round(toStart + ((position - start) / (end - start)) * (toEnd - toStart));
}

/** The start, every landmark that can be scrolled to, and the end, in ascending order. */
function listStops({ tops, end }: Landmarks): number[] {
  const stops = [0];
  for (const top of tops) stops.push(Math.min(end, Math.max(top, stops.at(-1) ?? 0)));
  return [...stops, end];
}
