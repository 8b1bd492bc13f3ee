import { formatCurl } from '@/lib/calls/api-call';
import { describeFields } from '@/lib/calls/describe-fields';
import { listCalls } from '@/lib/calls/calls';
import { describeRequest } from '@/lib/calls/open-api-document';
import { ROUTES } from '@/lib/config/routes';
import { apiDocsCopy } from '@/lib/content/pages/api-docs';
import { apiErrorCopy } from '@/lib/content/pages/api-errors';
import type { Passage } from './passage';
import { wordings } from './written-passages';

const { start, file, errors, fields, labels } = apiDocsCopy;

/** Of long payloads, the first fields are enough for an answer. */
const MAX_FIELDS = 5;

const calls = listCalls().flatMap((call): Passage[] => {
  const { id, method, path, request } = call;
  const { title, text } = apiDocsCopy.calls[id];
  const common = { href: `${ROUTES.api}#${id}`, kind: 'api' } as const;
  const rows = request ? describeFields(describeRequest(request), fields) : [];
  const described = rows.map(
    ({ name, type, limits, isRequired }) =>
      `${name} (${[type, limits, isRequired ? labels.required : labels.optional].filter(Boolean).join(', ')})`,
  );
  return [
    { ...common, title: `API call: ${title}`, text: `${method} ${path}: ${text}` },
    {
      ...common,
      title: `${labels.curl}: ${title}`,
      text: formatCurl(call),
      asks: `curl example of ${title}; example command`,
    },
    ...(described.length > 0
      ? [
          {
            ...common,
            title: `${labels.payload}: ${title}`,
            text: `${method} ${path} takes ${described.slice(0, MAX_FIELDS).join('; ')}.`,
            asks: `payload, body and fields of ${title}; maximum length of a ${title.split(' ').at(-1) ?? ''}`,
          },
        ]
      : []),
  ];
});

const statuses = Object.entries(apiErrorCopy).map(([status, { meaning, remedy }]): Passage => ({
  title: `What does status ${status} mean?`,
  href: `${ROUTES.api}#errors`,
  text: `Status ${status}: ${meaning} ${remedy}`,
  kind: 'api',
  asks: [`my call returns ${status}`, ...(wordings.get(`What does status ${status} mean?`) ?? [])].join('; '),
}));

const row = (title: string, text: string, asks?: string): Passage => ({
  title,
  href: `${ROUTES.api}#start`,
  text,
  kind: 'api',
  ...(asks && { asks }),
});

/** Each call with its payload and its command, each status, and what to know before the first call. */
export const apiPassages: readonly Passage[] = [
  ...start.points.map(({ title, text }) => row(`API: ${title}`, text)),
  row(`${labels.firstCall}: curl`, start.firstCall, 'curl example; example command'),
  row(`API: OpenAPI file, ${file.heading}`, file.text),
  { ...row(errors.heading, errors.lede), href: `${ROUTES.api}#errors` },
  ...calls,
  ...statuses,
];
