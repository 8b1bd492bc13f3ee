import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { apiDocsCopy, type ApiCallCopy, type ApiCallId } from '@/lib/content/pages/api-docs';
import { listErrors } from '@/lib/api/api-call';
import { apiCalls } from '@/lib/api/endpoints';
import { formatCurl } from '@/lib/api/format-curl';
import { ApiCallAnswer, ApiCallInput } from './api-call-fields';
import { CodeBlock } from '@/components/ui/code-block';
import { selectTrialCall } from './trial-call';
import { TryCall } from './try-call';

const { labels } = apiDocsCopy;
const words: Readonly<Record<ApiCallId, ApiCallCopy>> = apiDocsCopy.calls;

export function ApiCall({ id }: { id: ApiCallId }) {
  const { title, text, elsewhere } = words[id];
  const call = apiCalls[id];
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-6 gap-x-14 gap-y-6 py-10 @4xl/main:grid-cols-2"
    >
      <div>
        <h3 id={`${id}-title`} className="text-title">
          {title}
        </h3>
        <p className="mt-3 flex flex-wrap items-center gap-2">
          <Badge variant="outline">{call.method}</Badge>
          <code className="text-[0.9375rem] wrap-anywhere">{call.path}</code>
        </p>
        <p className="mt-4 text-muted-foreground">{text}</p>
        <div className="mt-6 space-y-6 empty:hidden">
          <ApiCallInput call={call} />
        </div>
        <p className="mt-4 text-sm text-muted-foreground">
          {labels.errors}:{' '}
          <a href="#errors" className="underline underline-offset-4 hover:text-foreground">
            {[...listErrors(call), ...(call.unavailable ? ['503'] : [])].join(', ')}
          </a>
        </p>
      </div>
      <div className="min-w-0 space-y-5">
        <CodeBlock label={labels.curl} code={formatCurl(call)} copyName={title} />
        {elsewhere ? (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <ButtonLink href={elsewhere.link.href} variant="secondary">
              {elsewhere.link.label}
            </ButtonLink>
            <p className="max-w-[26rem] text-sm text-muted-foreground">{elsewhere.text}</p>
          </div>
        ) : (
          <TryCall call={selectTrialCall(id, title, call)} />
        )}
        <ApiCallAnswer call={call} />
      </div>
    </article>
  );
}
