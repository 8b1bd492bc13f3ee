import { scenesCopy } from '@/lib/content/scenes';
import type { Segment } from '@/lib/personalization/persona';
import { SceneFrame, SceneCaption } from './scene-frame';

const { control, labels, call, words } = scenesCopy['enterprise-ai'];

type Row = { name: string; value: string; type?: string };

export function ConsoleScene({ segment }: { segment: Segment }) {
  const { title, alternative, fields, calls } = words[segment];
  return (
    <SceneFrame
      id="enterprise-ai"
      title={title}
      alternative={alternative}
      control={control}
      choices={calls.map(({ label }) => label)}
      start={1}
    >
      <div className="scene-panes">
        <div className="scene-pane">
          <p className="scene-note">{labels.request}</p>
          <p>{call}</p>
          <Rows rows={fields} />
          <div className="scene-stack">
            {calls.map(({ label, field, status }, index) => (
              <div key={label} data-on={index + 1} data-wrong={status.startsWith('4') || undefined}>
                <Rows rows={[field]} />
              </div>
            ))}
          </div>
        </div>
        <div className="scene-pane">
          <p className="scene-note">{labels.response}</p>
          <div className="scene-stack">
            {calls.map(({ label, status, result }, index) => (
              <div key={label} data-on={index + 1} data-wrong={status.startsWith('4') || undefined}>
                <p>{status}</p>
                <Rows rows={result} />
              </div>
            ))}
          </div>
        </div>
      </div>
      <SceneCaption lines={calls.map(({ says }) => says)} />
    </SceneFrame>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl>
      {rows.map(({ name, value, type }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {type ? <dd>{type}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
