import { rulePlace } from '@/components/personalization/rule-place';
import { useSession } from '@/components/personalization/personalization-context';
import { SiteLink } from '@/components/ui/site-link';
import { isDemoView } from '@/lib/browser/demo-view';
import { ROUTES } from '@/lib/config/routes';
import { ruleCopy } from '@/lib/content/rules';
import { shellCopy } from '@/lib/content/shell';
import { whyCopy } from '@/lib/content/why';
import type { Reason } from '@/lib/personalization/decision';
import type { Persona } from '@/lib/personalization/persona';
import type { PersonaOrigin } from '@/lib/personalization/trace-persona';
import { describeConfidence, describeDecided, describeOthers, describeSeen } from './describe-reason';

const { rule, signals, confidence } = shellCopy.reason;
const { decided, others } = whyCopy;

type WhyReasonProps = {
  reason: Reason;
  persona: Persona;
  /** Whom the page is drawn for; the standard visitor while content personalization is off. */
  audience: Persona;
  origins: Record<keyof Persona, PersonaOrigin>;
};

/** One rule's answer: why, what it decided on what, how sure it is, and what it decides for others. */
export function WhyReason({ reason, persona, audience, origins }: WhyReasonProps) {
  const { clusterConfidence } = useSession('clusterConfidence');
  const { name, because } = ruleCopy[reason.ruleId];
  const result = describeDecided(reason);
  const rows = [
    { label: decided, lines: result ? [result] : [] },
    { label: signals, lines: describeSeen(reason, persona, origins, clusterConfidence) },
    { label: confidence, lines: [describeConfidence(reason)] },
    { label: others.heading, lines: describeOthers(reason, audience) ?? [] },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <div className="not-first:border-t not-first:pt-4">
      <p className="font-medium">
        {reason.ruleId === 'persona-source' && isDemoView() ? whyCopy.demoOrigin : because}
      </p>
      <dl className="mt-2 space-y-2 @md:space-y-1 [&_dd]:first-letter:uppercase @md:[&_dd]:col-start-2 [&_dt]:text-muted-foreground @md:[&>div]:grid @md:[&>div]:grid-cols-[9rem_minmax(0,1fr)] @md:[&>div]:gap-x-4">
        <div>
          <dt>{rule}</dt>
          <dd>
            <SiteLink href={`${ROUTES.features}#${rulePlace(reason.ruleId)}`}>{name}</SiteLink>
          </dd>
        </div>
        {rows.map(({ label, lines }) => (
          <div key={label}>
            <dt>{label}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
