export type Scalar = string | number | boolean;
export type FactValue = Scalar | readonly string[];

/** `includes-any` matches if the fact, a list, shares at least one entry with `value`. */
export type Condition<Field extends string = string> =
  | { readonly field: Field; readonly operator: 'equals'; readonly value: Scalar }
  | { readonly field: Field; readonly operator: 'above' | 'below'; readonly value: number }
  | {
      readonly field: Field;
      readonly operator: 'one-of' | 'includes-any';
      readonly value: readonly string[];
    };

export type Action = {
  readonly type: 'use' | 'show' | 'set' | 'add' | 'stop';
  readonly target: string;
  readonly value: Scalar | readonly number[];
};

export type Outcome<Then extends Action = Action> = { readonly then: Then; readonly confidence?: number };

export type RuleCase<When = Condition, Then extends Action = Action> = Outcome<Then> & {
  readonly when: readonly When[];
};

type RuleHead = { readonly id: string; readonly priority: number; readonly enabled: boolean };

/** The first case whose conditions all match decides. If there is none, `otherwise` does. */
export type FirstRule<When = Condition, Then extends Action = Action> = RuleHead & {
  readonly mode: 'first';
  readonly cases: readonly RuleCase<When, Then>[];
  readonly otherwise: Outcome<Then>;
};

export type EveryRule<When = Condition, Then extends Action = Action> = RuleHead & {
  readonly mode: 'every';
  readonly cases: readonly RuleCase<When, Then>[];
};

export type Rule<When = Condition, Then extends Action = Action> =
  FirstRule<When, Then> | EveryRule<When, Then>;

type ConditionOnField<Field extends string, Value> =
  | { readonly field: Field; readonly operator: 'equals'; readonly value: Value }
  | ([Value] extends [string]
      ? { readonly field: Field; readonly operator: 'one-of'; readonly value: readonly Value[] }
      : never)
  | ([Value] extends [number]
      ? { readonly field: Field; readonly operator: 'above' | 'below'; readonly value: Value }
      : never)
  | ([Value] extends [readonly (infer Entry)[]]
      ? { readonly field: Field; readonly operator: 'includes-any'; readonly value: readonly Entry[] }
      : never);

/** Conditions on these facts. A misspelled field or value does not compile. */
export type ConditionOn<Facts> = {
  [Field in keyof Facts & string]: ConditionOnField<Field, Facts[Field]>;
}[keyof Facts & string];

// Builders for the parts of a rule: plain objects whose literal types are checked against its facts.

export function is<const Field extends string, const Value extends Scalar>(field: Field, value: Value) {
  return { field, operator: 'equals', value } as const;
}

export function above<const Field extends string>(field: Field, value: number) {
  return { field, operator: 'above', value } as const;
}

export function below<const Field extends string>(field: Field, value: number) {
  return { field, operator: 'below', value } as const;
}

export function oneOf<const Field extends string, const Value extends readonly string[]>(
  field: Field,
  value: Value,
) {
  return { field, operator: 'one-of', value } as const;
}

export function includesAny<const Field extends string, const Value extends readonly string[]>(
  field: Field,
  value: Value,
) {
  return { field, operator: 'includes-any', value } as const;
}

export function action<
  const Type extends Action['type'],
  const Target extends string,
  const Value extends Action['value'],
>(type: Type, target: Target, value: Value) {
  return { type, target, value } as const;
}
