'use client';

import { Fragment } from 'react';
import type { Field } from '@/lib/calls/describe-fields';

type FieldTableLabels = Record<'field' | 'type' | 'required' | 'optional' | 'only', string>;

type FieldTableProps = { caption: string; fields: readonly Field[]; labels: FieldTableLabels };

/** Rendered in the browser, too: the page carries its fields, not the elements of hundreds of rows. */
export function FieldTable({ caption, fields, labels }: FieldTableProps) {
  return (
    <table className="field-table">
      <caption>{caption}</caption>
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
              <code>{breakBetweenWords(name)}</code>
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

/** A long name wraps between its words: summary|.page|Views. */
function breakBetweenWords(name: string) {
  return name.split(/(?=[A-Z.])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {word}
    </Fragment>
  ));
}
