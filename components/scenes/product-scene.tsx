import type { ComponentType } from 'react';
import type { Elements } from '@/components/ui/elements';
import { solutionsCopy } from '@/lib/content/pages/solutions';
import { products } from '@/lib/content/products';
import { scenesCopy } from '@/lib/content/scenes';
import type { ProductId } from '@/lib/personalization/products';
import type { Segment } from '@/lib/personalization/persona';
import { ForecastScene, ForecastNow } from './forecast-scene';
import { SceneFrame, SceneCaption } from './scene-frame';
import { StreamScene, ToneBars } from './stream-scene';
import { WorkflowScene, ConfidenceScale } from './workflow-scene';

type ProductSceneProps = { id: ProductId; segment: Segment; isSmall?: boolean };

/** A product at work. `isSmall` leaves out details. A page shows each product at most once. */
export function ProductScene({ id, segment, isSmall = false }: ProductSceneProps) {
  const Scene = SCENES[id];
  return <Scene segment={segment} isSmall={isSmall} />;
}

const SCENES: Record<ProductId, ComponentType<{ segment: Segment; isSmall: boolean }>> = {
  'market-intelligence': ForecastScene,
  'sentiment-analysis': StreamScene,
  'ai-automation': WorkflowScene,
  'enterprise-ai': ConsoleScene,
};

const { control, labels, call, words } = scenesCopy['enterprise-ai'];

type Row = { name: string; value: string; type?: string };

function ConsoleScene({ segment }: { segment: Segment }) {
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

/** What each product shows at one moment, in the segment's order. */
export function ProductReadings({ segment }: { segment: Segment }) {
  const [{ result }] = scenesCopy['enterprise-ai'].words[segment].calls;
  const readings: Record<ProductId, Elements> = {
    'market-intelligence': <ForecastNow />,
    'sentiment-analysis': <ToneBars topics={scenesCopy['sentiment-analysis'].words[segment].topics} />,
    'ai-automation': (
      <>
        <p className="scene-quote">{scenesCopy['ai-automation'].words[segment].question.name}</p>
        <ConfidenceScale />
      </>
    ),
    'enterprise-ai': (
      <dl>
        {result.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    ),
  };
  return (
    <ul className="scene" data-scene="readings">
      {solutionsCopy.order[segment].map((id) => (
        <li key={id} className="scene-side">
          <p className="scene-note">{products[id].name}</p>
          {readings[id]}
        </li>
      ))}
    </ul>
  );
}
