'use client';

import { useSession } from '@/components/personalization/personalization-context';
import { isDemoView } from '@/lib/browser/demo-view';
import { readPersonaCookie } from '@/lib/browser/persona-cookie';
import { selectSegmentForGoal } from '@/lib/personalization/goals';
import { parseReasons } from '@/lib/personalization/parse-reasons';
import { readPersonaUrl } from '@/lib/personalization/decide-variant';
import { readQuery } from '@/lib/personalization/read-query';
import { selectVariant } from '@/lib/personalization/settings';
import { tracePersona } from '@/lib/personalization/trace-persona';
import { selectShownReasons } from './select-shown-reasons';
import { useReasonCode } from './use-reason-code';
import { WhyChange } from './why-change';
import { WhyInputs } from './why-inputs';
import { WhyReason } from './why-reason';
import { WhySeeAs } from './why-see-as';

const FROM_DEMO = { segment: 'demo', cluster: 'demo', visitor: 'demo' } as const;

export type WhyPanelProps = { reason: HTMLDetailsElement };

/** What an open 'Why am I seeing this?' says, for the reasons that the element carries. */
export function WhyPanel({ reason }: WhyPanelProps) {
  const session = useSession();
  const reasons = selectShownReasons(parseReasons(useReasonCode(reason)), session);
  const { goal } = session.onboarding;
  const url = readPersonaUrl(readQuery(window.location.search));
  const isDemo = isDemoView();
  const traced = tracePersona(
    { url, cookie: readPersonaCookie() },
    { ...session, goalSegment: goal && selectSegmentForGoal(goal).result },
  );
  const origins = isDemo ? FROM_DEMO : traced;
  const shown = selectVariant(session.persona, session.settings).result;
  return (
    <div
      data-slot="why-panel"
      className="@container mt-1 mb-2 max-w-[36rem] space-y-4 rounded-card border bg-surface p-4 text-left text-sm leading-relaxed text-foreground [&_:focus-visible]:outline-ring [&_a]:text-primary [&_a]:underline [&_a]:underline-offset-4"
    >
      {reasons.map((shownReason) => (
        <WhyReason
          key={shownReason.ruleId}
          reason={shownReason}
          persona={session.persona}
          audience={shown}
          origins={origins}
        />
      ))}
      {isDemo ? null : <WhyInputs origins={origins} settings={session.settings} />}
      <WhySeeAs reasons={reasons} persona={session.persona} />
      <WhyChange reasons={reasons} settings={session.settings} />
    </div>
  );
}
