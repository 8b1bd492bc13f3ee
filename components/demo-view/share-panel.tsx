import type { DemoStep } from '@/lib/personalization/demo-view';

type SharePanelProps = { steps: readonly DemoStep[]; company: string };

export function SharePanel({ steps, company }: SharePanelProps) {
  return <p>{`${company} ${steps.length}`}</p>;
}
