import type { apiCalls } from '@/lib/calls/calls';
import { ROUTES, type Href } from '@/lib/config/routes';
import { API_CALL_IDS, apiDocsCopy, type ApiCallId } from '@/lib/content/pages/api-docs';
import { apiErrorCopy } from '@/lib/content/pages/api-errors';
import type { Passage } from './passage';

const { start, file, errors, labels } = apiDocsCopy;

const row = (href: Href, question: string, text: string, wordings: readonly string[] = []): Passage => ({
  href,
  question,
  text,
  kind: 'api',
  wordings,
});

/** The compiler compares them with the calls, whose schemas no answer needs. */
const endpoints: { [Id in ApiCallId]: (typeof apiCalls)[Id]['endpoint'] } = {
  'get-user': 'GET /api/user/{id}',
  'get-settings': 'GET /api/personalization-settings/{id}',
  'patch-segment': 'PATCH /api/user/{id}/segment',
  'patch-new-user-status': 'PATCH /api/user/{id}/new-user-status',
  'patch-settings': 'PATCH /api/personalization-settings/{id}',
  'analyze-behavior': 'POST /api/analyze-behavior',
  'send-events': 'POST /api/events',
  'count-campaign-visit': 'POST /api/campaign-visits',
  'count-exposures': 'POST /api/exposures',
  'count-client-error': 'POST /api/client-errors',
  'send-chat': 'POST /api/chat',
  'load-chat': 'GET /api/chat/{userId}',
  'send-feedback': 'POST /api/feedback',
  'request-demo': 'POST /api/demo-requests',
  'make-share-link': 'POST /api/share-links',
  'get-my-data': 'GET /api/my-data',
  'download-my-data': 'GET /api/my-data/download',
  'delete-my-data': 'DELETE /api/my-data',
  'withdraw-consent': 'DELETE /api/consent',
  'check-health': 'GET /api/health',
  'get-site-index': 'GET /api/site-index.json',
  'get-openapi': 'GET /api/openapi.json',
};

const calls = API_CALL_IDS.map((id): Passage => {
  const { title, text } = apiDocsCopy.calls[id];
  const [, path = ''] = endpoints[id].split(' ');
  return row(`${ROUTES.api}#${id}`, `API call: ${title}`, `${endpoints[id]}: ${text}`, [
    ...[`curl example of ${title}`, `sample request for ${path}`, `how do I ${title} over the API`],
    ...[`payload, body and fields of ${title}`, `parameters and types of ${path}`],
    `which values can I send to ${title}`,
  ]);
});

const statuses = Object.entries(apiErrorCopy).map(([status, { meaning, remedy }]) =>
  row(`${ROUTES.api}#errors`, `What does status ${status} mean?`, `Status ${status}: ${meaning} ${remedy}`, [
    `my call returns ${status}`,
  ]),
);

const START = `${ROUTES.api}#start` as const;

/** Each call, each status, and what to know before the first call. */
export const apiPassages: readonly Passage[] = [
  ...start.points.map(({ title, text }) => row(START, `API: ${title}`, text)),
  row(START, `${labels.firstCall}: curl`, start.firstCall, ['curl example', 'example command']),
  row(START, `API: OpenAPI file, ${file.heading}`, file.text),
  row(`${ROUTES.api}#errors`, errors.heading, errors.lede),
  ...calls,
  ...statuses,
];
