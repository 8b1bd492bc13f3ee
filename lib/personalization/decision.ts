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
