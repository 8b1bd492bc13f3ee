import { products } from '@/lib/content/products';
import { scenesCopy } from '@/lib/content/scenes';
import { solutionsCopy } from '@/lib/content/pages/solutions';
import type { Elements } from '@/components/ui/elements';
import type { Segment } from '@/lib/personalization/persona';
import type { ProductId } from '@/lib/personalization/products';
import { ForecastNow } from './forecast-scene';
import { ToneBars } from './stream-scene';
import { ConfidenceScale } from './workflow-scene';

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
