import { ROUTES } from '@/lib/config/routes';
import { apiDocsCopy, type ApiCallId } from '@/lib/content/pages/api-docs';
import { apiErrorCopy } from '@/lib/content/pages/api-errors';
import { listCalls } from '@/lib/api/endpoints';
import type { Passage } from '../passage';

const { start, file, errors, head } = apiDocsCopy;

const START_ASKS: Readonly<Record<string, string>> = {
  Visitor: 'authentication by cookie',
  Number: 'which user ids are valid; range of the user id',
  Format:
    'does the api speak json or xml; how large may a body be; maximum size of a request; json content type',
};

const CALL_ASKS: Readonly<Record<ApiCallId, string>> = {
  'get-user': 'how do i read a user; get the segment of a user',
  'get-settings': 'read the settings; are the switches on by default; do you respect global privacy control',
  'patch-segment': 'how do i change the segment; set the segment of a user',
  'patch-new-user-status': 'mark a user as returning; new or returning visitor',
  'patch-settings': 'how do i change settings; switch personalization off over the api',
  'analyze-behavior': 'what does analyze-behavior return; get the cluster of a visitor',
  'send-events':
    'how do i send events; how many events in one batch at once; which fields does an event have',
  'count-exposures': 'count who saw a tested page or an a/b test version over the api',
  'count-campaign-visit': 'count a visit of an ad campaign over the api; report a campaign landing',
  'count-client-error': 'count an error of a browser over the api; report a client error',
  'send-chat': 'how do i send a chat message; ask the assistant over the api; maximum length of a message',
  'load-chat': 'how do i get the chat history; load messages',
  'send-feedback': 'how do i send feedback; post a rating',
  'request-demo': 'request a demo over the api',
  'make-share-link': 'make a demo link over the api; sign a share link',
  'get-my-data': 'read all data of a visitor; export my data over the api',
  'delete-my-data': 'delete the data of a visitor over the api',
  'withdraw-consent': 'withdraw consent over the api; stop being remembered over the api',
  'list-experiments': 'results of a b tests over the api; read finished tests over the api',
  'check-health': 'health check endpoint; is the service alive; monitoring probe',
  'get-site-index': 'list of all pages; search index of the site',
  'get-openapi': 'download the openapi file',
};

const STATUS_ASKS: Readonly<Record<keyof typeof apiErrorCopy, string>> = {
  '400': 'validation error; invalid field; bad request; unknown field',
  '403': 'forbidden; call from another site; cross-site request; cors',
  '404': 'not found; unknown path',
  '405': 'method not allowed; wrong method',
  '408': 'request timeout; slow upload',
  '413': 'body too large; payload too big',
  '415': 'unsupported media type; wrong content type',
  '429': 'too many requests; rate limit; throttled; how many calls per minute',
  '500': 'server error; internal error',
  '503': 'database is down; service unavailable; outage',
};

const calls = listCalls().map(({ id, method, path }): Passage => ({
  title: `API call: ${apiDocsCopy.calls[id].title}`,
  href: `${ROUTES.api}#${id}`,
  text: `${method} ${path}: ${apiDocsCopy.calls[id].text}`,
  kind: 'api',
  asks: `api endpoint; ${CALL_ASKS[id]}`,
}));

const STATUSES = Object.keys(apiErrorCopy) as (keyof typeof apiErrorCopy)[];

const statuses = STATUSES.map((status): Passage => ({
  title: `API error ${status}`,
  href: `${ROUTES.api}#errors`,
  text: `Status ${status}: ${apiErrorCopy[status].meaning} ${apiErrorCopy[status].remedy}`,
  kind: 'api',
  asks: `what does status ${status} mean; my call returns ${status}; ${STATUS_ASKS[status]}`,
}));

export const apiPassages: readonly Passage[] = [
  {
    title: head.heading,
    href: ROUTES.api,
    text: start.lede,
    kind: 'api',
    bySegment: head.lede,
    asks: 'is there an api; api documentation; how do we integrate it; connect our systems; rest interface for developers; api reference',
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
