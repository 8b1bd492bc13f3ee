import { ROUTES } from '@/lib/config/routes';
import { API_CALL_IDS } from '../pages/api-docs';
import type { Fact } from './fact';
import { nextSteps } from './next-steps';

const start = `${ROUTES.api}#start` as const;
const errors = `${ROUTES.api}#errors` as const;

/** The API, beside what the reference says about each call and each error. */
export const apiFacts: readonly Fact[] = [
  {
    says: 'Yes: JSON in and out, honest status codes and one OpenAPI file. Each call has a curl command to copy and a form to try it on the page.',
    href: ROUTES.api,
    next: nextSteps.docs,
    asks: 'is there an api; api; rest; api please; the api; do you have an api; api documentation; where are the docs; rest api; do you have rest endpoints; developer documentation; api reference; can we integrate it by api; how do we integrate it; how do developers connect it; how do we connect our systems; technical documentation; api docs; integration guide; do you have documentation for developers; is it api first; can i connect it to my own app; what does the api look like; developer docs; programmatic access; how do i integrate attune into my product; how do i integrate; integrate it into our website; how do we put it on our site; how does it connect to our website',
  },
  {
    says: 'No, there is no key and no login. The first response sets a cookie; save it in a file, since data belongs to the visitor who wrote it.',
    href: start,
    next: nextSteps.docs,
    asks: 'do i need an api key; do i need a key; is a key needed; need a key; no key; where do i get an api key; api key; do i need a login for the api; how do i authenticate; authentication; api token; bearer token; how do i get access to the api; is authentication required; api credentials; do i need to register for the api; oauth for the api; how does authentication work; get an api key; authenticate against the api; is the api public; how does the api know who i am; request a token; how does auth work; is the api open; jwt',
    why: 'Because data belongs to the visitor who wrote it, and the cookie of that visitor is the proof.',
  },
  {
    says: 'Copy this: curl -b visitor.txt -c visitor.txt "$SITE/api/user/42". The copy button on the page fills in the address, and the answer is JSON with the segment.',
    href: start,
    next: nextSteps.docs,
    asks: 'how do i make a first call; curl example; first api call; example request; how do i call the api; sample code; how do i start with the api; hello world; quick start; example command to read a user; test the api; try the api; first request; api example; getting started with the api; what does a call look like; show me a curl; api quickstart; how do i use the api; can i try the api in the browser; is there a sandbox; api playground',
  },
  {
    says: 'Yes, an OpenAPI 3.1 file at /api/openapi.json. It is made from the schemas that check every call.',
    href: start,
    next: nextSteps.docs,
    asks: 'is there an openapi file; swagger; openapi; openapi specification; where is the schema; download the openapi file; get me the swagger; which openapi version; api schema; machine readable api description; openapi spec; can i generate a client from your api; client generator; openapi json; swagger file; openapi 3',
  },
  {
    says: 'JSON, with the content type application/json and bodies of up to 16 KB. No response is ever cached.',
    href: start,
    next: nextSteps.docs,
    asks: 'which format does the api use; json or xml; how large may a request be; maximum size of a request; body size; content type; 16 kb; are api answers cached; do you support xml; payload size; is the response cached; request format; what data format; max payload; response format; api caching; size limit of a body; how big can a request be; which content type; is it json',
  },
  {
    says: 'A user id is a whole number from 0 to 2147483647 that you choose. The same number with another cookie is another user.',
    href: start,
    next: nextSteps.docs,
    asks: 'what is a user id; which user ids are valid; user id range; can i choose the user id; what numbers are valid as user id; maximum user id; how do i get a user id; does the user id have to be unique; what is a valid id; largest user id; userid',
  },
  {
    says: 'Up to 50 events at once, all stored or none. Each has its own UUID, so a batch that is sent twice is stored once.',
    href: `${ROUTES.api}#send-events`,
    next: nextSteps.calls,
    asks: 'how do i send events; are events deduplicated; deduplication; idempotency; retry a batch; how many events in one batch; how many events at once; batch size; maximum events per call; send behavior events; event batch; post events; are events stored twice; duplicate events; idempotent events; track events by api; how many at once; bulk events; what if i send a batch twice; event limit; event uuid; max batch',
  },
  {
    says: 'It returns a cluster and a confidence from 0 to 1. You send a summary or up to 200 events, of which the last 20 count, and nothing is stored.',
    href: `${ROUTES.api}#analyze-behavior`,
    next: nextSteps.calls,
    asks: 'what does analyze-behavior return; analyze behavior call; get the cluster of a visitor by api; how do i get a cluster; behavior endpoint; does analyze-behavior store anything; which call gives me the cluster; analyze behavior; api for clustering; cluster and confidence; how many events can i analyze',
  },
  {
    says: 'Status 429: too many calls in a short time. Wait for the number of seconds in the Retry-After header. The page names no exact number of calls.',
    href: errors,
    next: nextSteps.errors,
    asks: 'rate limit; what http status comes when i am over the limit; which header tells me how long to wait; over the limit; how long do i have to wait; wait before retrying; backoff; how many calls per minute; is there a rate limit; api limits; too many requests; requests per second; throttling; how many requests can i send; api quota; call limit; how many api calls are allowed; what is the rate limit; 429; error 429; i get 429; rate limiting; requests per minute; maximum calls; limits of the api; are calls limited; retry-after',
  },
  {
    says: 'Errors are problem documents (application/problem+json). They name the field, if there is one, and include a request number for support.',
    href: errors,
    next: nextSteps.errors,
    asks: 'what do errors look like; what is in the error body; body of an error; error json; error format; which status codes are there; error codes; api errors; problem json; list of errors; how are errors reported; error handling; what is a request number; error response; status codes; problem details; where do i find the request number; what errors can happen; error messages of the api',
  },
  {
    says: 'POST /api/chat, with a message of up to 2000 characters. It returns the visitor’s message and the reply; with the header Accept: text/event-stream the reply is streamed.',
    href: `${ROUTES.api}#send-chat`,
    next: nextSteps.calls,
    asks: 'how do i send a chat message by api; chat api; can i stream the answer; streaming; server sent events; chat endpoint; ask the assistant over the api; maximum length of a message; how long may a chat message be; stream chat replies; sse; max number of characters in a chat message; chat by api; can chat replies be streamed; event stream; post chat; streamed reply',
  },
  {
    says: 'Yes, DELETE /api/my-data deletes all of this visitor’s rows at once, clears both cookies and returns how many rows there were.',
    href: `${ROUTES.api}#delete-my-data`,
    next: nextSteps.calls,
    asks: 'delete data by api; can i delete a visitor by api; delete data over the api; api call to delete; delete endpoint; how do i delete a visitor programmatically; delete my data call; erase a user with the api; delete a user api; gdpr delete endpoint; which call deletes data',
  },
  {
    says: 'GET /api/my-data returns everything stored for this visitor, newest first, up to 500 rows of each kind. If next is not null, call again with it as before.',
    href: `${ROUTES.api}#get-my-data`,
    next: nextSteps.calls,
    asks: 'read all data of a visitor by api; how do i page through my-data; paging in my-data; more than 500 rows; export data over the api; how do i get all data for one visitor by api; my-data endpoint; api data export; pagination; how do i page through results; is there paging; rows per page; get everything stored by api; next cursor',
  },
  {
    says: 'GET /api/health tells whether the database responds and is up to date; if not, the status is 503. With probe=live it only tells that the server is running.',
    href: `${ROUTES.api}#check-health`,
    next: nextSteps.calls,
    asks: 'is there a health check; healthcheck endpoint; healthcheck; health check; health endpoint; monitoring endpoint; is the service alive; liveness probe; readiness probe; how do i monitor the site; health check for probes; status endpoint; uptime check; heartbeat; is there a status page; status page; probe live',
  },
  {
    says: `There are ${API_CALL_IDS.length} calls. With them you read and change a user and settings, send events, chat and feedback, request a demo, and read or delete data.`,
    href: `${ROUTES.api}#calls`,
    next: nextSteps.calls,
    asks: 'which api calls are there; list of endpoints; which endpoints do you have; how many api calls are there; what can the api do; all endpoints; api methods; overview of calls; api capabilities; list of calls; number of endpoints; what calls exist; which requests does the api support',
  },
  {
    says: 'Forecasts arrive as typed JSON with a range and their sources; you poll them or have them sent to you. The API page itself documents no webhook call.',
    href: `${ROUTES.solutions}#market-intelligence`,
    next: nextSteps.docs,
    asks: 'do you have webhooks; webhooks; can you push events to us; notify our server; push notifications to our system; can forecasts be sent to us; do i get forecasts as json; forecast api; poll forecasts; how do i get trends as data; callbacks; event webhook; trends as json; get forecasts by api; subscribe to events',
  },
  {
    says: 'PATCH /api/personalization-settings/{id}: send only the switches that change, at least one. The response contains all three.',
    href: `${ROUTES.api}#patch-settings`,
    next: nextSteps.calls,
    asks: 'how do i change settings by api; patch settings; patch settings example; switch personalization off over the api; change settings call; update settings with the api; turn off personalization by api; which call changes settings; modify preferences api',
  },
];
