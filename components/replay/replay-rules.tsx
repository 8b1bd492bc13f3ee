import { describeAction, describeCase, describeSignals } from '@/components/personalization/describe-rule';
import { replayCopy } from '@/lib/content/replay';
import { ruleCopy } from '@/lib/content/rules';
import { shellCopy } from '@/lib/content/shell';
import type { ReplayStep } from '@/lib/personalization/replay-visitor';
import { RULES } from '@/lib/personalization/rules';
import type { NamedRule } from '@/lib/personalization/try-rule';

const { heading, none } = replayCopy.rules;
const { signals: signalsLabel } = shellCopy.reason;

const rules: readonly NamedRule[] = RULES;

/** The rule that decides the cluster, with what it saw, and those that act on the cluster. Scrolls within its frame. */
export function ReplayRules({ step: { reason, firing } }: { step: ReplayStep }) {
  const isDecided = firing.some(({ ruleId }) => ruleId === reason.ruleId);
  return (
    <div className="md:col-span-2">
      <h3 id="replay-rules" className="font-medium">
        {heading}
      </h3>
      <div
        role="region"
        aria-labelledby="replay-rules"
        tabIndex={0}
        className="mt-1 h-40 overflow-y-auto overscroll-contain rounded-card border bg-surface p-3"
      >
        <p className="font-medium">{ruleCopy[reason.ruleId].name}</p>
        {isDecided ? null : <p>{none}</p>}
        <p className="text-muted-foreground">{`${signalsLabel}: ${describeSignals(reason.signals)}`}</p>
        <ul className="mt-2 space-y-2">
          {firing.map(({ ruleId, cases }) => (
            <li key={ruleId}>
              {ruleId === reason.ruleId ? null : <p className="font-medium">{ruleCopy[ruleId].name}</p>}
              {cases.map((index) => (
                <CaseLine key={index} rule={rules.find(({ id }) => id === ruleId)} index={index} />
              ))}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** 'If average scroll depth in percent is above 70: Set behavior group: Researcher' */
function CaseLine({ rule, index }: { rule: NamedRule | undefined; index: number }) {
  const line = rule?.cases[index];
  return line ? <p>{`${describeCase(line.when)} → ${describeAction(line.then)}`}</p> : null;
}
