import { scenesCopy } from '@/lib/content/scenes';
import type { Segment } from '@/lib/personalization/persona';
import { SceneFrame } from './scene-frame';

const { control, labels, confidence, limit, words } = scenesCopy['ai-automation'];

const DECIDED = '2 3';

export function WorkflowScene({ segment, isSmall }: { segment: Segment; isSmall: boolean }) {
  const { title, alternative, steps, question, record, choices } = words[segment];
  return (
    <SceneFrame
      id="ai-automation"
      title={title}
      alternative={alternative}
      control={control}
      choices={choices.map(({ label }) => label)}
      start={1}
    >
      <ol className="scene-flow">
        {steps.map(({ name, text }) => (
          <li key={name}>
            <i data-step="done" />
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
        <li>
          <i data-step="waits" data-on="1" />
          <i data-step="done" data-on={DECIDED} />
          <span className="scene-stack">
            <b data-on="1">{labels.waits}</b>
            <b data-on={DECIDED}>{labels.decided}</b>
          </span>
          <span>{labels.below}</span>
        </li>
        <li>
          <i data-step="next" data-on="1" />
          <i data-step="done" data-on={DECIDED} />
          <span aria-live="polite" className="scene-stack">
            {choices.map(({ label, outcome }, index) => (
              <span key={label} data-on={index + 1}>
                <b>{outcome.name}</b>
                <span>{outcome.text}</span>
              </span>
            ))}
          </span>
        </li>
      </ol>
      <div className="scene-ask">
        <p className="scene-quote">{question.name}</p>
        <p>{question.text}</p>
        <dl>
          {question.facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <ConfidenceScale />
      </div>
      {isSmall ? null : (
        <div className="scene-record">
          <p className="scene-note">{labels.record}</p>
          <ul>
            {record.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
            <li className="scene-stack">
              {choices.map(({ label, record: entry }, index) => (
                <span key={label} data-on={index + 1}>
                  {entry}
                </span>
              ))}
            </li>
          </ul>
        </div>
      )}
    </SceneFrame>
  );
}

const TICKS = 25;
const GAP = 100 / TICKS;

export function ConfidenceScale() {
  const ticks = Array.from({ length: TICKS }, (_, index) => index * GAP + GAP / 2);
  const path = (at: readonly number[]) => at.map((x) => `M${x} 10V3`).join('');
  return (
    <div className="scene-scale">
      <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">
        <path className="rail" d={path(ticks.filter((x) => x > confidence))} />
        <path className="reached" d={path(ticks.filter((x) => x <= confidence))} />
        <path className="limit" d={`M${limit} 0V10`} />
      </svg>
      <p>
        <span>{`${labels.confidence} ${confidence}%`}</span>
        <span>{`${labels.limit} ${limit}%`}</span>
      </p>
    </div>
  );
}
