import { ruleLabels } from '@/lib/content/rules';
import { rulesViewerCopy } from '@/lib/content/rules-viewer';
import type { Signal } from '@/lib/personalization/decision';
import type { Action, Condition } from '@/lib/personalization/rule';

const labels: {
  field: Readonly<Record<string, string>>;
  target: Readonly<Record<string, string>>;
  value: Readonly<Record<string, string>>;
} = ruleLabels;

const { when, and, or } = rulesViewerCopy.sentence;

export function describeField(field: string): string {
  return labels.field[field] ?? field;
}

export function describeValue(value: Condition['value'] | Action['value']): string {
  if (typeof value === 'boolean') return value ? ruleLabels.yes : ruleLabels.no;
  if (typeof value === 'object') {
    const parts = value.map((part) => describeValue(part));
    return parts.every((part) => /^\d+$/.test(part)) ? parts.join(', ') : parts.join(` ${or} `);
  }
  return labels.value[String(value)] ?? String(value);
}

export function describeCondition({ field, operator, value }: Condition): string {
  if (typeof value === 'boolean') return `${describeField(field)}: ${describeValue(value)}`;
  return `${describeField(field)} ${ruleLabels.operator[operator]} ${describeValue(value)}`;
}

export function describeCase(conditions: readonly Condition[]): string {
  return `${when} ${conditions.map(describeCondition).join(` ${and} `)}`;
}

export function describeAction({ type, target, value }: Action): string {
  const verb = ruleLabels.action[type];
  const aim = labels.target[target] ?? target;
  return type === 'add'
    ? `${verb} ${describeValue(value)} ${aim}`
    : `${verb} ${aim}: ${describeValue(value)}`;
}

export function describeSignal({ field, value }: Signal): string {
  // Several topics come as one text.
  const values = typeof value === 'string' ? value.split(', ') : [value];
  return `${describeField(field)}: ${values.map((part) => describeValue(part)).join(', ')}`;
}

export function describeSignals(signals: readonly Signal[]): string {
  return signals.map(describeSignal).join(', ');
}

export function formatShare(share: number): string {
  return `${Math.round(share * 100)}%`;
}
