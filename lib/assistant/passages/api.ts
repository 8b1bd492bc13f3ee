import { ROUTES } from '@/lib/config/routes';
import { apiDocsCopy, type ApiCallId } from '@/lib/content/pages/api-docs';
import { apiErrorCopy } from '@/lib/content/pages/api-errors';
import { listCalls } from '@/lib/openapi/api-calls';
import type { Passage } from '../passage';

const { start, file, errors, head } = apiDocsCopy;

const START_ASKS: Readonly<Record<string, string>> = {
  Visitor: 'authentication by cookie',
  Number: 'which user ids are valid; range of the user id',
  Format: 'how large may a body be; maximum size of a request; json content type',
};

const CALL_ASKS: Partial<Record<ApiCallId, string>> = {
  'send-events': 'how do i send events; how many events in one batch at once; track behavior over the api',
  'analyze-behavior': 'what does analyze-behavior return; get the cluster of a visitor',
  'check-health': 'health check endpoint; is the service alive; monitoring probe',
  'load-chat': 'how do i get the chat history; load messages',
};

const calls = listCalls().map(({ id, method, path }): Passage => ({
  title: `API call: ${apiDocsCopy.calls[id].title}`,
  href: `${ROUTES.api}#${id}`,
  text: `${method} ${path}: ${apiDocsCopy.calls[id].text}`,
  kind: 'api',
  asks: `api endpoint; ${CALL_ASKS[id] ?? ''}`,
}));

const statuses = Object.entries(apiErrorCopy).map(([status, { meaning, remedy }]): Passage => ({
  title: `API error ${status}`,
  href: `${ROUTES.api}#errors`,
  text: `Status ${status}: ${meaning} ${remedy}`,
  kind: 'api',
  asks: `what does status ${status} mean; my call returns ${status}`,
}));

/** The API reference, call by call. */
export const apiPassages: readonly Passage[] = [
  {
    title: head.heading,
    href: ROUTES.api,
    text: start.lede,
    kind: 'api',
    bySegment: head.lede,
    asks: 'is there an api; api documentation; rest interface for developers; api reference',
  },
  {
    title: `API: ${start.heading}`,
    href: `${ROUTES.api}#start`,
    text: `${start.lede} ${start.points.map(({ text }) => text).join(' ')}`,
    kind: 'api',
    asks: 'do i need an api key; do i need a login or an account; how do i make a first call',
  },
  ...start.points.map(({ title, text }): Passage => ({
    title: `API: ${title}`,
    href: `${ROUTES.api}#start`,
    text,
    kind: 'api',
    asks: START_ASKS[title] ?? '',
  })),
  {
    title: 'API: a first call with curl',
    href: `${ROUTES.api}#start`,
    text: `A first call is ${start.firstCall} and its answer is ${start.firstAnswer}.`,
    kind: 'api',
    asks: 'curl example; example command to read a user',
  },
  {
    title: `API: OpenAPI file, ${file.heading}`,
    href: `${ROUTES.api}#start`,
    text: file.text,
    kind: 'api',
    asks: 'is there an openapi file; swagger specification; where is the schema',
  },
  {
    title: `API errors: ${errors.heading}`,
    href: `${ROUTES.api}#errors`,
    text: errors.lede,
    kind: 'api',
    asks: 'what do errors look like; which status codes are there',
  },
  ...calls,
  ...statuses,
];
