import { formatShare } from '@/components/personalization/describe-rule';
import { replayCopy } from '@/lib/content/replay';
import { shellCopy } from '@/lib/content/shell';
import type { BehaviorEvent } from '@/lib/personalization/behavior';
import type { ReplayStep } from '@/lib/personalization/replay-visitor';

const { events, step: stepCopy } = replayCopy;
const clusters = shellCopy.selectorBar.cluster.options;

export function describeEvent({ eventType, eventData }: BehaviorEvent): string {
  if (eventType === 'pageview') return events.pageview;
  if (eventType === 'scroll') return `${events.scroll} ${formatDepth(eventData.depth ?? 0)}`;
  return events.click[eventData.elementType ?? 'unknown'];
}

export function describeStep({ event, found, reason }: ReplayStep, index: number, count: number): string {
  const result = `${clusters[found].label}, ${formatShare(reason.confidence)} ${stepCopy.sure}.`;
  return `${describePosition(index, count)}: ${describeEvent(event)}. ${result}`;
}

export function describePosition(index: number, count: number): string {
  return `${stepCopy.step} ${index + 1} ${stepCopy.of} ${count}`;
}

export function formatDepth(percent: number): string {
  return `${Math.round(percent)}%`;
}
