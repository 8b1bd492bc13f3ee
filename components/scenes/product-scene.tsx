import type { ComponentType } from 'react';
import type { ProductId } from '@/lib/personalization/products';
import type { Segment } from '@/lib/personalization/persona';
import { ConsoleScene } from './console-scene';
import { ForecastScene } from './forecast-scene';
import { StreamScene } from './stream-scene';
import { WorkflowScene } from './workflow-scene';

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
