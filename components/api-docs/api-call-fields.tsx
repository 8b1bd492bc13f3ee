import { CodeBlock } from '@/components/ui/code-block';
import { apiDocsCopy } from '@/lib/content/pages/api-docs';
import type { ApiCall } from '@/lib/api/api-call';
import { describeFields, type Field } from '@/lib/api/describe-fields';
import { describeRequest, toJsonSchema } from '@/lib/api/open-api-document';

const { labels, fields: words } = apiDocsCopy;

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

/** Narrow enough for a phone. There are hundreds of rows, so the table styles them and they carry no classes. */
function FieldTable({ caption, fields }: { caption: string; fields: readonly Field[] }) {
  return (
    <table className="w-full border-collapse text-left text-sm [&_code]:wrap-anywhere [&_small]:block [&_small]:text-caption [&_small]:text-muted-foreground [&_td]:py-2 [&_td]:align-top [&_td]:wrap-anywhere [&_th]:w-2/5 [&_th]:py-2 [&_th]:pr-4 [&_th]:align-top [&_th]:font-normal [&_tr]:border-b">
      <caption className="pb-1 text-left text-caption font-medium text-muted-foreground">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{labels.field}</th>
          <th scope="col">{labels.type}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, type, limits, isRequired, when }, index) => (
          <tr key={index}>
            <th scope="row">
              <code>{name}</code>
              <small>{isRequired ? labels.required : labels.optional}</small>
            </th>
            <td>
              <span>{[type, limits].filter(Boolean).join(', ')}</span>
              {when ? <small>{`${labels.only} ${when}`}</small> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
