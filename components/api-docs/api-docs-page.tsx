import { Badge } from '@/components/ui/badge';
import { ButtonLink, buttonVariants } from '@/components/ui/button';
import { CodeBlock } from '@/components/ui/code-block';
import { Container } from '@/components/ui/container';
import { DataTable } from '@/components/ui/data-table';
import { Fold } from '@/components/ui/fold';
import { HeadPicture } from '@/components/ui/head-picture';
import { Page, PageClose, PageHead } from '@/components/ui/page';
import { Section } from '@/components/ui/section';
import { SectionBoundary } from '@/components/ui/section-boundary';
import { formatCurl, listErrors, type ApiCall } from '@/lib/calls/api-call';
import { describeFields } from '@/lib/calls/describe-fields';
import { findCall } from '@/lib/calls/calls';
import { describeRequest, toJsonSchema } from '@/lib/calls/open-api-document';
import { API_CALL_IDS, apiDocsCopy, type ApiCallCopy, type ApiCallId } from '@/lib/content/pages/api-docs';
import { apiErrorCopy } from '@/lib/content/pages/api-errors';
import type { Persona } from '@/lib/personalization/persona';
import { FieldTable } from './field-table';
import { selectTrialCall } from './trial-call';
import { TryCall } from './try-call';

const { head, groups, close } = apiDocsCopy;

export function ApiDocsPage({ persona }: { persona: Persona }) {
  return (
    <Page segment={persona.segment}>
      <PageHead copy={head} segment={persona.segment} picture={<CallPicture />} />
      <ApiStart />
      <ApiCalls />
      <ApiErrors />
      <PageClose copy={close} cluster={persona.cluster} />
    </Page>
  );
}

const { start, labels } = apiDocsCopy;

function ApiStart() {
  return (
    <Section id="start" title={start.heading} intro={start.lede}>
      <div className="grid gap-x-12 gap-y-8 @4xl/main:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <dl className="grid gap-x-8 gap-y-6 @2xl/main:grid-cols-2">
          {start.points.map((point) => (
            <div key={point.title} className="border-t-2 border-foreground pt-4">
              <dt className="text-title font-(--heading-weight)">{point.title}</dt>
              <dd className="mt-1.5 wrap-anywhere text-muted-foreground">{point.text}</dd>
            </div>
          ))}
        </dl>
        <div className="space-y-4 self-start rounded-panel border bg-surface p-6 shadow-raised">
          <CodeBlock label={labels.firstCall} code={start.firstCall} copyName={labels.firstCall} />
          <CodeBlock label={labels.firstAnswer} code={start.firstAnswer} />
        </div>
      </div>
    </Section>
  );
}

const { calls, file } = apiDocsCopy;

/** A list that stays in view beside the calls, each of them folded. */
function ApiCalls() {
  return (
    <Container className="grid gap-x-16 gap-y-8 py-section @4xl/main:grid-cols-[15rem_minmax(0,1fr)]">
      <CallList />
      <div>
        {groups.map((group) => (
          <SectionBoundary key={group.id}>
            <section
              id={group.id}
              data-slot="section"
              aria-labelledby={`${group.id}-title`}
              className="scroll-mt-16 pb-8"
            >
              <h2 id={`${group.id}-title`} className="text-title">
                {group.heading}
              </h2>
              <p className="mt-1 mb-3 text-muted-foreground">{group.lede}</p>
              <div className="divide-y border-y">
                {group.calls.map((id) => (
                  <ApiCall key={id} id={id} />
                ))}
              </div>
            </section>
          </SectionBoundary>
        ))}
      </div>
    </Container>
  );
}

/** On phones the folded calls are the list. */
function CallList() {
  return (
    <section
      id="calls"
      data-slot="section"
      aria-labelledby="calls-title"
      className="scroll-mt-16 self-start @4xl/main:sticky @4xl/main:top-16 @4xl/main:max-h-[calc(100svh-5rem)] @4xl/main:overflow-y-auto print:static"
    >
      <h2 id="calls-title" className="text-heading">
        {labels.summary}
      </h2>
      <p className="mt-2 text-caption text-muted-foreground">{file.text}</p>
      <a
        href={findCall('get-openapi').path}
        className={buttonVariants({ variant: 'secondary', className: 'mt-3' })}
      >
        {file.label}
      </a>
      <ul className="mt-4 hidden border-l @4xl/main:block">
        {API_CALL_IDS.map((id) => (
          <li key={id}>
            <a href={`#${id}`} className="quiet-link min-h-11 pl-4">
              {calls[id].title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const callCopy: Readonly<Record<ApiCallId, ApiCallCopy>> = apiDocsCopy.calls;

function ApiCall({ id }: { id: ApiCallId }) {
  const { title, text, elsewhere } = callCopy[id];
  const call = findCall(id);
  return (
    <article aria-labelledby={`${id}-title`}>
      <Fold
        id={id}
        summary={<CallSummary id={id} call={call} />}
        summaryClassName="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1 after:row-span-2 after:row-start-1 after:col-start-2 @3xl/main:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] @3xl/main:after:row-span-1 @3xl/main:after:col-start-3"
      >
        <div className="grid gap-x-12 gap-y-6 pt-2 pb-8 @6xl/main:grid-cols-2">
          <div>
            <p className="text-muted-foreground">{text}</p>
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
              <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
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
        </div>
      </Fold>
    </article>
  );
}

function CallSummary({ id, call: { method, path } }: { id: ApiCallId; call: ApiCall }) {
  return (
    <>
      <h3 id={`${id}-title`} className="text-base">
        {callCopy[id].title}
      </h3>
      <span className="flex min-w-0 items-center gap-2">
        <Badge variant="outline">{method}</Badge>
        <code className="text-caption wrap-anywhere">{path}</code>
      </span>
    </>
  );
}

const { heading, lede, caption, columns, exampleLabel, example } = apiDocsCopy.errors;

function ApiErrors() {
  return (
    <Section id="errors" title={heading} intro={lede} tone="sunken">
      <DataTable
        caption={caption}
        narrow="stacked"
        columns={[{ label: columns.status }, { label: columns.meaning }, { label: columns.remedy }]}
        rows={Object.entries(apiErrorCopy).map(([status, { meaning, remedy }]) => ({
          id: status,
          header: status,
          cells: [meaning, remedy],
        }))}
      />
      <CodeBlock label={exampleLabel} code={example} copyName={exampleLabel} className="mt-8 max-w-[48rem]" />
    </Section>
  );
}

const { method, path, request, response } = findCall('analyze-behavior');

function CallPicture() {
  return (
    <HeadPicture
      title={`${method} ${path}`}
      note={String(response.status)}
      className="space-y-4 p-4 font-mono text-xs leading-relaxed"
    >
      <pre className="whitespace-pre-wrap text-muted-foreground">
        {formatWithoutPunctuation(request?.example)}
      </pre>
      <pre className="border-l-2 border-accent pl-4 whitespace-pre-wrap">
        {formatWithoutPunctuation(response.example)}
      </pre>
    </HeadPicture>
  );
}

/** JSON without its punctuation. */
const formatWithoutPunctuation = (example: unknown) =>
  JSON.stringify(example, null, 2)
    .replaceAll(/[{}"]|,$/gm, '')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => line.slice(2))
    .join('\n');

const { field, type, required, optional, only } = labels;
const fieldLabels = { field, type, required, optional, only };

function ApiCallInput({ call: { parameters = [], request } }: { call: ApiCall }) {
  const fieldsIn = (location: 'path' | 'query') =>
    parameters
      .filter((parameter) => parameter.in === location)
      .flatMap(({ name, schema, isRequired }) => {
        const properties = { [name]: toJsonSchema(schema, 'input') };
        return describeFields({ properties, required: isRequired ? [name] : [] }, apiDocsCopy.fields);
      });
  const pathFields = fieldsIn('path');
  const queryFields = fieldsIn('query');
  return (
    <>
      {pathFields.length > 0 ? (
        <FieldTable labels={fieldLabels} caption={labels.pathFields} fields={pathFields} />
      ) : null}
      {queryFields.length > 0 ? (
        <FieldTable labels={fieldLabels} caption={labels.queryFields} fields={queryFields} />
      ) : null}
      {request ? (
        <FieldTable
          labels={fieldLabels}
          caption={labels.payload}
          fields={describeFields(describeRequest(request), apiDocsCopy.fields)}
        />
      ) : null}
    </>
  );
}

function ApiCallAnswer({ call: { response } }: { call: ApiCall }) {
  const fields = describeFields(toJsonSchema(response.schema, 'output'), apiDocsCopy.fields);
  return (
    <div>
      <CodeBlock
        label={`${labels.answer} ${response.status}`}
        code={JSON.stringify(response.example, null, 2)}
      />
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center text-sm font-medium text-primary underline underline-offset-4">
          {labels.answerFields}
        </summary>
        <FieldTable labels={fieldLabels} caption={labels.answerFields} fields={fields} />
      </details>
    </div>
  );
}
