import { formatCurl } from '@/lib/calls/api-call';
import { listCalls } from '@/lib/calls/calls';
import { describeFields } from '@/lib/calls/describe-fields';
import { describeRequest } from '@/lib/calls/open-api-document';
import { ROUTES, type Href } from '@/lib/config/routes';
import { apiDocsCopy } from '@/lib/content/pages/api-docs';
import { apiErrorCopy } from '@/lib/content/pages/api-errors';
import type { Passage } from './passage';

const { start, file, errors, fields, labels } = apiDocsCopy;

/** Of long payloads, the first fields are enough for an answer. */
const MAX_FIELDS = 5;

const row = (href: Href, question: string, text: string, wordings: readonly string[] = []): Passage => ({
  href,
  question,
  text,
  kind: 'api',
  wordings,
});

const calls = listCalls().flatMap((call): Passage[] => {
  const { id, method, path, request } = call;
  const { title, text } = apiDocsCopy.calls[id];
  const href = `${ROUTES.api}#${id}` as const;
  const described = (request ? describeFields(describeRequest(request), fields) : []).map(
    ({ name, type, limits, isRequired }) =>
      `${name} (${[type, limits, isRequired ? labels.required : labels.optional].filter(Boolean).join(', ')})`,
  );
  const payload = `${method} ${path} takes ${described.slice(0, MAX_FIELDS).join('; ')}.`;
  return [
    row(href, `API call: ${title}`, `${method} ${path}: ${text}`),
    row(href, `${labels.curl}: ${title}`, formatCurl(call), [
      `curl example of ${title}`,
      `sample request for ${path}`,
      `how do I ${title} over the API`,
      'example command',
    ]),
    ...(described.length > 0
      ? [
          row(href, `${labels.payload}: ${title}`, payload, [
            `payload, body and fields of ${title}`,
            `parameters and types of ${path}`,
            `which values can I send to ${title}`,
            `maximum length of a ${title.split(' ').at(-1) ?? ''}`,
          ]),
        ]
      : []),
  ];
});

const statuses = Object.entries(apiErrorCopy).map(([status, { meaning, remedy }]) =>
  row(`${ROUTES.api}#errors`, `What does status ${status} mean?`, `Status ${status}: ${meaning} ${remedy}`, [
    `my call returns ${status}`,
  ]),
);

const START = `${ROUTES.api}#start` as const;

/** Each call with its payload and its command, each status, and what to know before the first call. */
export const apiPassages: readonly Passage[] = [
  ...start.points.map(({ title, text }) => row(START, `API: ${title}`, text)),
  row(START, `${labels.firstCall}: curl`, start.firstCall, ['curl example', 'example command']),
  row(START, `API: OpenAPI file, ${file.heading}`, file.text),
  row(`${ROUTES.api}#errors`, errors.heading, errors.lede),
  ...calls,
  ...statuses,
];
