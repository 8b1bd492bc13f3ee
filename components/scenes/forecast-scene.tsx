import { ExampleMark } from '@/components/ui/example-mark';
import { scenesCopy, type ForecastRange } from '@/lib/content/scenes';
import type { Segment } from '@/lib/personalization/persona';
import { formatSigned, SceneFrame, SceneCaption } from './scene-frame';

const { control, labels, quarters, line, ranges, words } = scenesCopy['market-intelligence'];

/** The quarter in which the alert is sent. */
const ALERT = 2;
const STEPS_PER_QUARTER = 6;
const END = STEPS_PER_QUARTER * quarters.length;
/** The chart's units are half months and percent. */
const HIGHEST = 36;
const LOWEST = -14;
const AXIS = [30, 20, 10];

const onFrom = (quarter: number) =>
  quarters
    .map((_, index) => index + 1)
    .filter((each) => each >= quarter)
    .join(' ');
const y = (percent: number) => HIGHEST - percent;
const formatPercent = (percent: number) => `${formatSigned(percent)}%`;
const lineAt = (quarter: number) => line[quarter * STEPS_PER_QUARTER] ?? 0;

export function ForecastScene({ segment, isSmall }: { segment: Segment; isSmall: boolean }) {
  const { title, alternative, says, signals } = words[segment];
  return (
    <SceneFrame
      id="market-intelligence"
      title={title}
      alternative={alternative}
      control={control}
      choices={quarters}
      start={ALERT}
    >
      <div className="scene-chart">
        <ForecastChart arrivals={signals.map(({ quarter }) => quarter)} />
        <div aria-hidden="true">
          {AXIS.map((percent) => (
            <span key={percent}>{formatPercent(percent)}</span>
          ))}
        </div>
        <p data-on={onFrom(ALERT)}>{labels.alert}</p>
      </div>
      <div className="scene-side">
        <div className="scene-stack">
          {ranges.map((range, index) => (
            <ForecastReading key={range.best} range={range} quarter={index + 1} />
          ))}
          <p data-on={quarters.length}>
            <span>{labels.outcome}</span>
            <b>{formatPercent(lineAt(quarters.length))}</b>
          </p>
        </div>
        {isSmall ? null : (
          <>
            <p className="scene-note">{labels.signals}</p>
            <ul>
              {signals.map(({ quarter, source, text }) => (
                <li key={text} data-on={onFrom(quarter)}>
                  <span>{text}</span>
                  <span>{source}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <SceneCaption lines={says} />
    </SceneFrame>
  );
}

/** The forecast at the time of its alert, as a picture without a choice. */
export function ForecastSummary({ segment }: { segment: Segment }) {
  const { title, alternative, says, signals } = words[segment];
  return (
    <figure data-slot="scene" data-scene="forecast-summary" className="scene">
      <figcaption>
        <strong>{title}</strong>
        <ExampleMark />
        <span className="sr-only">{alternative}</span>
      </figcaption>
      <div>
        <div className="scene-chart">
          <ForecastChart arrivals={signals.map(({ quarter }) => quarter)} />
          <p>{labels.alert}</p>
        </div>
        <ol aria-hidden="true">
          {quarters.map((quarter) => (
            <li key={quarter}>{quarter}</li>
          ))}
        </ol>
        <div className="scene-side">
          <ForecastNow />
          <p>{says[ALERT - 1]}</p>
        </div>
      </div>
    </figure>
  );
}

/** The reading at the time of its alert. */
export function ForecastNow() {
  const range = ranges[ALERT - 1];
  return range ? <ForecastReading range={range} quarter={ALERT} /> : null;
}

function ForecastReading({ range, quarter }: { range: ForecastRange; quarter: number }) {
  const { low, best, high } = range;
  return (
    <div data-on={quarter}>
      <p>
        <span>{labels.forecast}</span>
        <b>{formatPercent(best)}</b>
      </p>
      <svg aria-hidden="true" viewBox={`${LOWEST} 0 ${HIGHEST - LOWEST} 2`} preserveAspectRatio="none">
        <path className="rail" d={`M${LOWEST} 1H${HIGHEST}`} />
        <path className="span" d={`M${low} 1H${high}`} />
        <path className="dot" d={`M${best} 1h0`} />
      </svg>
      <p>{`${labels.range} ${formatPercent(low)} to ${formatPercent(high)}`}</p>
    </div>
  );
}

/** A range widens quickly and then more slowly: part of a curve from now to December. */
function bandPath({ low, high }: ForecastRange, quarter: number): string {
  const start = quarter * STEPS_PER_QUARTER;
  const now = y(lineAt(quarter));
  const bend = start + (END - start) / 3;
  const edge = (percent: number) => Math.round(now + (y(percent) - now) * 0.7);
  return `M${start} ${now}Q${bend} ${edge(high)} ${END} ${y(high)}V${y(low)}Q${bend} ${edge(low)} ${start} ${now}Z`;
}

function ForecastChart({ arrivals }: { arrivals: readonly number[] }) {
  const grid = [...AXIS, 0].map((percent) => `M0 ${y(percent)}H${END}`).join('');
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${END} ${HIGHEST - LOWEST}`}
      preserveAspectRatio="none"
      className="scene-plot"
    >
      <path className="rail" d={grid} />
      {ranges.map((range, index) => (
        <g key={range.best} data-on={index + 1 === ALERT ? `${ALERT} ${quarters.length}` : index + 1}>
          <path className="band" d={bandPath(range, index + 1)} />
          <path
            className="guess"
            d={`M${(index + 1) * STEPS_PER_QUARTER} ${y(lineAt(index + 1))}L${END} ${y(range.best)}`}
          />
        </g>
      ))}
      <path className="mark" data-on={onFrom(ALERT)} d={`M${ALERT * STEPS_PER_QUARTER} 0V${y(LOWEST)}`} />
      {quarters.map((quarter, index) => {
        const start = index * STEPS_PER_QUARTER;
        const points = line.slice(start, start + STEPS_PER_QUARTER + 1);
        const path = points.map((percent, step) => `${start + step} ${y(percent)}`).join('L');
        const count = arrivals.filter((arrival) => arrival === index + 1).length;
        const ticks = Array.from(
          { length: count },
          (_, tick) => `M${start + STEPS_PER_QUARTER - 1 - tick * 2} ${y(LOWEST)}v-3`,
        );
        return (
          <g key={quarter} data-on={onFrom(index + 1)}>
            <path className="line" d={`M${path}`} />
            <path className="signal" d={ticks.join('')} />
          </g>
        );
      })}
      {quarters.map((quarter, index) => (
        <path
          key={quarter}
          className="dot"
          data-on={index + 1}
          d={`M${(index + 1) * STEPS_PER_QUARTER} ${y(lineAt(index + 1))}h0`}
        />
      ))}
    </svg>
  );
}
