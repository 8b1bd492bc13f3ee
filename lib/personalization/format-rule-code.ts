import type { Action, Condition, Outcome } from './rule';
import type { NamedRule } from './try-rule';

export function formatRuleCode(rule: NamedRule): string {
  const cases = rule.enabled ? rule.cases : [];
  const fields = [...new Set(rule.cases.flatMap(({ when }) => when.map(({ field }) => field)))];
  const head = [
    `// ${rule.id}, priority ${rule.priority}, ${rule.enabled ? 'enabled' : 'disabled'}`,
    `export function ${camelCase(rule.id)}({ ${fields.join(', ')} }) {`,
  ];
  const lines = cases.map((ruleCase) => ({
    test: ruleCase.when.map(formatCondition).join(' && '),
    ...formatOutcome(ruleCase),
  }));
  if (rule.mode === 'every') {
    const steps = lines.map(({ test, action }) => `  if (${test}) actions.push(${action});`);
    return [...head, '  const actions = [];', ...steps, '  return actions;', '}', ''].join('\n');
  }
  const steps = lines.map(({ test, action, note }) => `  if (${test}) return ${action};${note}`);
  const { action, note } = formatOutcome(rule.otherwise);
  return [...head, ...steps, `  return ${action};${note}`, '}', ''].join('\n');
}

function formatCondition({ field, operator, value }: Condition): string {
  switch (operator) {
    case 'equals':
      return `${field} === ${literal(value)}`;
    case 'above':
      return `${field} > ${value}`;
    case 'below':
      return `${field} < ${value}`;
    case 'one-of':
      return `${literal(value)}.includes(${field})`;
    case 'includes-any':
      return `${literal(value)}.some((entry) => ${field}.includes(entry))`;
  }
}

function formatOutcome({ then, confidence }: Outcome): { action: string; note: string } {
  return { action: formatAction(then), note: confidence === undefined ? '' : ` // confidence ${confidence}` };
}

function formatAction({ type, target, value }: Action): string {
  return `{ type: ${literal(type)}, target: ${literal(target)}, value: ${literal(value)} }`;
}

function literal(value: Condition['value'] | Action['value']): string {
  if (typeof value === 'object') return `[${value.map(literal).join(', ')}]`;
  return typeof value === 'string' ? `'${value.replaceAll(/['\\]/g, '\\$&')}'` : String(value);
}

function camelCase(id: string): string {
  return id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
