import type { codeOfRule, RuleLab } from './rule-lab';

type Loaded = { codeOfRule: typeof codeOfRule; RuleLab: typeof RuleLab };

let lab: Promise<Loaded> | null = null;

/** The rules as data and what runs them; a load that failed is tried again with the next call. */
export function loadRuleLab(): Promise<Loaded> {
  lab ??= import('./rule-lab').catch((error: unknown) => {
    lab = null;
    throw error;
  });
  return lab;
}
