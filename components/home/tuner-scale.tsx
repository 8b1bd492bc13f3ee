const WIDTH = 300;
const TICKS = 31;
const TICKS_PER_STEP = 5;
const GAP = WIDTH / (TICKS - 1);

/** Minor ticks, one path; where each station is, stands a long one, and the needle at the one received. */
export function TunerScale({ stations, position }: { stations: number; position: number }) {
  const stationX = (index: number) => Math.round(((index + 0.5) / stations) * WIDTH);
  const ticks = Array.from({ length: TICKS }, (_, index) => {
    const height = index % TICKS_PER_STEP === 0 ? 9 : 5;
    return `M${index * GAP + 0.5} 26v-${height}`;
  }).join('');
  const marks = Array.from({ length: stations }, (_, index) => `M${stationX(index)} 26v-16`).join('');
  return (
    <svg
      aria-hidden="true"
      viewBox={`-2 0 ${WIDTH + 4} 28`}
      className="block w-full"
      fill="none"
      strokeLinecap="round"
    >
      <path d={ticks} className="stroke-inverse-muted opacity-45" />
      <path d={marks} className="stroke-inverse-muted" strokeWidth="1.5" />
      <path d={`M${stationX(position)} 27V2`} className="stroke-accent-on-inverse" strokeWidth="3" />
      <circle cx={stationX(position)} cy="4" r="4" className="fill-accent-on-inverse" />
    </svg>
  );
}
