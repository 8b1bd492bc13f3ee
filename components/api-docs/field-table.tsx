import { apiDocsCopy } from '@/lib/content/pages/api-docs';
import type { Field } from '@/lib/api/describe-fields';

const { labels } = apiDocsCopy;

/**
 * The fields of a body or an address. Narrow enough for a phone: what a field must be stands below its type. There
 * are hundreds of rows on the page, so the table dresses them all and they carry no classes of their own.
 */
export function FieldTable({ caption, fields }: { caption: string; fields: readonly Field[] }) {
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
