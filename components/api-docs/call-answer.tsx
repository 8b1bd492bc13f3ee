import { Badge } from '@/components/ui/badge';
import { apiErrorCopy } from '@/lib/content/pages/api-errors';
import { apiTrialCopy as words } from '@/lib/content/pages/api-trial';
import type { TrialAnswer } from './send-trial';
import type { TrialState } from './use-call-trial';

const explanations: Readonly<Record<string, { meaning: string; remedy: string }>> = apiErrorCopy;

/** What came of a call: status, time and body, and what an error means. */
export function CallAnswer({ state, ownId }: { state: TrialState; ownId: number }) {
  if (state.phase === 'foreign') {
    return <p className="font-medium text-danger">{`${words.foreignNumber} ${ownId}.`}</p>;
  }
  if (state.phase === 'no-answer') return <p className="font-medium text-danger">{words.noAnswer}</p>;
  if (state.phase !== 'answered') return null;
  const { status, statusText, ms, body, isCut } = state.answer;
  return (
    <section aria-label={words.answer} data-slot="call-answer" className="border-t pt-4">
      <p className="flex flex-wrap items-center gap-3">
        <Badge variant={status < 400 ? 'success' : 'danger'}>{`${status} ${statusText}`}</Badge>
        <span className="text-sm text-muted-foreground tabular-nums">{`${ms} ${words.milliseconds}`}</span>
      </p>
      {status < 400 ? null : <Explanation answer={state.answer} />}
      {body === '' ? (
        <p className="mt-3 text-muted-foreground">{words.emptyBody}</p>
      ) : (
        <pre
          role="region"
          tabIndex={0}
          aria-label={words.bodyWords}
          className="mt-3 max-h-96 overflow-y-auto rounded-card border bg-surface-sunken p-4 text-[0.8125rem] leading-relaxed wrap-anywhere whitespace-pre-wrap"
        >
          <code>{body}</code>
        </pre>
      )}
      {isCut ? <p className="mt-2 text-caption text-muted-foreground">{words.cut}</p> : null}
    </section>
  );
}

function Explanation({ answer: { status, problem, retryAfter } }: { answer: TrialAnswer }) {
  const explanation = explanations[String(status)];
  return (
    <div className="mt-3">
      {explanation ? (
        <p>
          <strong className="font-semibold">{explanation.meaning}</strong> <span>{explanation.remedy}</span>
        </p>
      ) : null}
      {problem.length > 0 ? (
        <ul className="mt-2 list-disc pl-5">
          {problem.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              {words.lookAt} <code>{field}</code>
              <span>{`: ${message}`}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {retryAfter ? <p className="mt-2">{`${words.waitFor} ${retryAfter}`}</p> : null}
    </div>
  );
}
