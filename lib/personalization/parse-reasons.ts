import type { Reason, Signal } from './decision';
import type { Scalar } from './rule';
import { RULES, type RuleId } from './rules';

/** The reasons of a text that `formatReasons` wrote; what it could not have written is left out. */
export function parseReasons(text: string): Reason[] {
  return text.split('|').flatMap((part) => {
    const [ruleId, sureness, ...pairs] = part.split(';');
    const confidence = Number(sureness || Number.NaN);
    if (!isRuleId(ruleId) || !(confidence >= 0 && confidence <= 1)) return [];
    return [{ ruleId, signals: pairs.flatMap(parseSignal), confidence }];
  });
}

function parseSignal(pair: string): Signal[] {
  const [, field, value] = pair.match(/^(\w+)=(.*)$/) ?? [];
  return field === undefined || value === undefined ? [] : [{ field, value: parseScalar(value) }];
}

function parseScalar(text: string): Scalar {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function isRuleId(text: string | undefined): text is RuleId {
  return RULES.some(({ id }) => id === text);
}
