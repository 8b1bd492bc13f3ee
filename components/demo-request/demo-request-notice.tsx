import type { MouseEvent } from 'react';
import { MailLink } from '@/components/ui/mail-link';
import type { DemoRequestFailure } from '@/lib/browser/send-demo-request';
import { demoRequestCopy } from '@/lib/content/pages/demo-request';
import { site } from '@/lib/content/site';
import type { FieldErrors } from './check-fields';
import { FIELD_NAMES, type FieldName } from './demo-request-draft';
import { fieldId } from './demo-request-field';
import { NOTICE_ID } from './use-demo-request';

const { mistakes, failures, writeInstead } = demoRequestCopy;

type DemoRequestNoticeProps = { failure: DemoRequestFailure | null; errors: FieldErrors };

/** Why nothing was sent, at the top of the form: the way to each field, or what else can be done. */
export function DemoRequestNotice({ failure, errors }: DemoRequestNoticeProps) {
  const wrong = FIELD_NAMES.filter((name) => errors[name]);
  if (!failure && wrong.length === 0) return null;
  const { title, text } = failure ? failures[failure] : mistakes;
  return (
    <div
      id={NOTICE_ID}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${NOTICE_ID}-title`}
      aria-describedby={`${NOTICE_ID}-text`}
      className="rounded-card border-2 border-danger bg-surface p-4"
    >
      <h4 id={`${NOTICE_ID}-title`} className="text-title text-danger">
        {title}
      </h4>
      <p id={`${NOTICE_ID}-text`} className="mt-1">
        {text}
      </p>
      {failure ? (
        <p className="mt-2">
          {writeInstead}{' '}
          <MailLink email={site.emails.sales} className="font-medium wrap-anywhere underline" />
        </p>
      ) : (
        <ul className="mt-2 list-disc pl-5">
          {wrong.map((name) => (
            <li key={name}>
              <a
                href={`#${fieldId(name)}`}
                onClick={(event) => goToField(event, name)}
                className="block w-fit py-0.5 font-medium text-danger underline underline-offset-4"
              >
                {errors[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The address stays as it is: its #demo is what opens the form. */
function goToField(event: MouseEvent, name: FieldName) {
  event.preventDefault();
  const field = document.getElementById(fieldId(name));
  // The label belongs on the screen too.
  field?.parentElement?.scrollIntoView({ block: 'nearest' });
  field?.focus({ preventScroll: true });
}
