import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { ROUTES } from '@/lib/config/routes';
import { contentBlockLabels } from '@/lib/content/content-block-labels';
import { shellCopy } from '@/lib/content/shell';
import type { RankedContentBlock } from '@/lib/personalization/content-blocks';
import type { Reason } from '@/lib/personalization/decision';
import type { ReasonWords } from './reason-words';

const { decided, readRule } = contentBlockLabels;
const labels = shellCopy.reason;

type ContentBlockReasonProps = { block: RankedContentBlock; words: ReasonWords; children?: ReactNode };

export function ContentBlockReason({ block, words, children }: ContentBlockReasonProps) {
  return (
    <details className="mt-5 border-t pt-3 text-[0.9375rem] [&_dl]:mt-2 [&_dl]:grid [&_dl]:grid-cols-[auto_1fr] [&_dl]:gap-x-3 [&_dl]:gap-y-1 [&_dl]:text-sm [&_dt]:text-foreground">
      <summary className="py-2.5 font-medium underline-offset-4 hover:underline">{labels.open}</summary>
      <div className="mt-2 space-y-4 text-muted-foreground">
        {children}
        <Decided title={`${decided.order}: ${block.priority}`} reason={block.reason} words={words} />
        <Decided
          title={`${decided.urgency}: ${contentBlockLabels.urgency[block.urgency]}`}
          reason={block.urgencyReason}
          words={words}
        />
      </div>
    </details>
  );
}

function Decided({ title, reason, words }: { title: string; reason: Reason; words: ReasonWords }) {
  const rule = words.rules[reason.ruleId];
  const seen = reason.signals.map(
    ({ field, value }) => `${words.fields[field] ?? field}: ${words.values[String(value)] ?? value}`,
  );
  return (
    <div className="border-t pt-3">
      <p className="font-medium text-foreground">{title}</p>
      <p className="mt-1">{rule?.because}</p>
      <dl>
        <dt>{labels.rule}</dt>
        <dd>
          <SiteLink
            href={`${ROUTES.features}#rule-${reason.ruleId}`}
            aria-label={`${readRule}: ${rule?.name}`}
            className="text-primary underline underline-offset-4"
          >
            {rule?.name}
          </SiteLink>
        </dd>
        <dt>{labels.signals}</dt>
        <dd>{seen.join(', ')}</dd>
        <dt>{labels.confidence}</dt>
        <dd className="tabular-nums">{Math.round(reason.confidence * 100)}%</dd>
      </dl>
    </div>
  );
}
