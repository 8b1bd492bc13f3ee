import type { ProductId } from '@/lib/content/products';
import type { Segment } from '@/lib/personalization/persona';
import { ConsoleScene } from './console-scene';
import { ForecastScene } from './forecast-scene';
import { StreamScene } from './stream-scene';
import { WorkflowScene } from './workflow-scene';

type ProductSceneProps = { id: ProductId; segment: Segment; isSmall?: boolean };

/** A product at work. `isSmall` leaves out details. A page shows each product at most once. */
export function ProductScene({ id, segment, isSmall = false }: ProductSceneProps) {
  if (id === 'market-intelligence') return <ForecastScene segment={segment} isSmall={isSmall} />;
  if (id === 'sentiment-analysis') return <StreamScene segment={segment} />;
  if (id === 'ai-automation') return <WorkflowScene segment={segment} isSmall={isSmall} />;
  return <ConsoleScene segment={segment} />;
}
