import type { Scalar } from './rule';
import type { RuleId } from './rules';

export type Signal = { readonly field: string; readonly value: Scalar };

/** Why a result is what it is: the rule that decided, what it saw, and how sure it is (0 to 1). */
export type Reason = {
  readonly ruleId: RuleId;
  readonly signals: readonly Signal[];
  readonly confidence: number;
};

export type Decision<Result> = { readonly result: Result; readonly reason: Reason };

/** Such as `block-priority;1;block=automation;segment=developer`, joined by `|`: what a page carries of its reasons. */
export function formatReasons(reasons: readonly Reason[]): string {
  return reasons
    .map(({ ruleId, confidence, signals }) =>
      [ruleId, confidence, ...signals.map(({ field, value }) => `${field}=${value}`)].join(';'),
    )
    .join('|');
}
