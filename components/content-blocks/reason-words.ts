import { ruleCopy, ruleWords } from '@/lib/content/rules';
import { CONTENT_BLOCK_IDS } from '@/lib/personalization/content-block-ids';
import type { Reason } from '@/lib/personalization/decision';
import { CLUSTERS, SEGMENTS } from '@/lib/personalization/persona';

type RuleName = { name: string; because: string };

export type ReasonWords = {
  rules: Partial<Record<Reason['ruleId'], RuleName>>;
  fields: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
};

function pick<Key extends string>(words: Record<Key, string>, keys: readonly Key[]) {
  return Object.fromEntries(keys.map((key) => [key, words[key]]));
}

function nameOf({ name, because }: RuleName): RuleName {
  return { name, because };
}

/** The few words of the rules that explain a block, so that the browser need not load them all. */
export const blockReasonWords: ReasonWords = {
  rules: {
    'block-priority': nameOf(ruleCopy['block-priority']),
    'block-urgency': nameOf(ruleCopy['block-urgency']),
  },
  fields: pick(ruleWords.field, ['block', 'segment', 'cluster']),
  values: pick(ruleWords.value, [...CONTENT_BLOCK_IDS, ...SEGMENTS, ...CLUSTERS]),
};
