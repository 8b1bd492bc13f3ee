import { apiDocsCopy } from '@/lib/content/pages/api-docs';
import type { ApiCall } from '@/lib/api/api-call';
import { describeFields } from '@/lib/api/describe-fields';
import { toJsonSchema } from '@/lib/api/open-api-document';
import { describeRequest } from '@/lib/api/open-api-document';
import { CodeBlock } from '@/components/ui/code-block';
import { FieldTable } from './field-table';

const { labels, fields: words } = apiDocsCopy;

/** What goes into a call, read from the schemas that check it. */
export function ApiCallInput({ call: { parameters = [], request } }: { call: ApiCall }) {
  const inAddress = parameters.flatMap(({ name, schema, isRequired }) => {
    const properties = { [name]: toJsonSchema(schema, 'input') };
    return describeFields({ properties, required: isRequired ? [name] : [] }, words);
  });
  return (
    <>
      {inAddress.length > 0 ? <FieldTable caption={labels.pathFields} fields={inAddress} /> : null}
      {request ? (
        <FieldTable caption={labels.payload} fields={describeFields(describeRequest(request), words)} />
      ) : null}
    </>
  );
}

/** What comes out: an example, and its fields for those who ask. */
export function ApiCallAnswer({ call: { answer } }: { call: ApiCall }) {
  const fields = describeFields(toJsonSchema(answer.schema, 'output'), words);
  return (
    <div>
      <CodeBlock label={`${labels.answer} ${answer.status}`} code={JSON.stringify(answer.example, null, 2)} />
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center text-[0.9375rem] font-medium text-primary underline underline-offset-4">
          {labels.answerFields}
        </summary>
        <FieldTable caption={labels.answerFields} fields={fields} />
      </details>
    </div>
  );
}
