import type { Scalar } from './rule';
import type { RuleId } from './rules';

export type Signal = { readonly field: string; readonly value: Scalar };

/** The rule that decided, the signals it used, and its confidence (0 to 1). */
export type Reason = {
  readonly ruleId: RuleId;
  readonly signals: readonly Signal[];
  readonly confidence: number;
};

export type Decision<Result> = { readonly result: Result; readonly reason: Reason };

/** The reasons that a page carries, such as `block-priority;1;block=automation;segment=developer`, joined by `|`. */
export function formatReasons(reasons: readonly Reason[]): string {
  return reasons
    .map(({ ruleId, confidence, signals }) =>
      [ruleId, confidence, ...signals.map(({ field, value }) => `${field}=${value}`)].join(';'),
    )
    .join('|');
}
