import { ROUTES } from '@/lib/config/routes';
import { API_CALL_IDS } from '../pages/api-docs';
import type { Fact } from './fact';
import { nextSteps } from './next-steps';

const start = `${ROUTES.api}#start` as const;
const errors = `${ROUTES.api}#errors` as const;

/** Facts about the API, in addition to the reference's text on each call and error. */
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
    asks: 'what is visitor.txt; how does the api know who i am; how is a visitor identified in the api; what is the file in the curl command; where do i get my token; do i need to log in before i call anything; api key where; do i need an api key; do i need a key; is a key needed; need a key; no key; where do i get an api key; api key; do i need a login for the api; how do i authenticate; authentication; api token; bearer token; how do i get access to the api; is authentication required; api credentials; do i need to register for the api; oauth for the api; how does authentication work; get an api key; authenticate against the api; is the api public; how does the api know who i am; request a token; how does auth work; is the api open; jwt; what header keeps me logged in; how do you recognise my program; is there a login header; where do i put my secret; do i send a token in the header; which cookie do i keep; session for api; who can call it',
    why: 'Because data belongs to the visitor who wrote it, and the cookie of that visitor is the proof.',
  },
  {
    says: 'Copy this: curl -b visitor.txt -c visitor.txt "$SITE/api/user/42". The copy button on the page fills in the address, and the answer is JSON with the segment.',
    href: start,
    next: nextSteps.docs,
    asks: 'how do i make a first call; curl example; first api call; example request; how do i call the api; sample code; how do i start with the api; hello world; quick start; example command to read a user; test the api; try the api; first request; api example; getting started with the api; what does a call look like; show me a curl; api quickstart; how do i use the api; can i try the api in the browser; is there a sandbox; api playground; smallest possible request; copy paste request; show me one working request',
  },
  {
    says: 'Yes, an OpenAPI 3.1 file at /api/openapi.json. It is made from the schemas that check every call.',
    href: start,
    next: nextSteps.docs,
    asks: 'is there an openapi file; swagger; openapi; openapi specification; where is the schema; download the openapi file; get me the swagger; which openapi version; api schema; machine readable api description; openapi spec; can i generate a client from your api; client generator; openapi json; swagger file; openapi 3; can i import the spec into postman; postman collection; insomnia; generate typescript types from the spec; contract of the api as a file; generate client code',
  },
  {
    says: 'JSON, with the content type application/json and bodies of up to 16 KB. No response is ever cached.',
    href: start,
    next: nextSteps.docs,
    asks: 'which format does the api use; json or xml; how large may a request be; maximum size of a request; body size; content type; 16 kb; are api answers cached; do you support xml; payload size; is the response cached; request format; what data format; max payload; response format; api caching; size limit of a body; how big can a request be; which content type; is it json; how large can my post be; biggest body; largest payload you take; upper bound for a post; how many kilobytes may i send; does the api cache',
  },
  {
    says: 'A user id is a whole number from 0 to 2147483647 that you choose. The same number with another cookie is another user.',
    href: start,
    next: nextSteps.docs,
    asks: 'biggest user id allowed; two of us use id 42 do we see each other; can two visitors have the same id; what is a user id; which user ids are valid; user id range; can i choose the user id; what numbers are valid as user id; maximum user id; how do i get a user id; does the user id have to be unique; what is a valid id; largest user id; userid; can id be negative; negative id; id zero; may an id have letters',
  },
  {
    says: 'Up to 50 events at once, all stored or none. Each has its own UUID, so a batch that is sent twice is stored once.',
    href: `${ROUTES.api}#send-events`,
    next: nextSteps.calls,
    asks: 'how many events can i push in one go; batch size of events; events limit; how do i send events; are events deduplicated; deduplication; idempotency; retry a batch; how many events in one batch; how many events at once; batch size; maximum events per call; send behavior events; event batch; post events; are events stored twice; duplicate events; idempotent events; track events by api; how many at once; bulk events; what if i send a batch twice; event limit; event uuid; max batch; how do i avoid double sends on retry; safe to resend; can i retry without duplicates; my network dropped, can i send again; exactly once; same batch again; resend safely; double posting',
  },
  {
    says: 'It returns a cluster and a confidence from 0 to 1. You send a summary or up to 200 events, of which the last 20 count, and nothing is stored.',
    href: `${ROUTES.api}#analyze-behavior`,
    next: nextSteps.calls,
    asks: 'which url do i hit to get the cluster of a visitor; cluster endpoint; call for the cluster; what does analyze-behavior return; analyze behavior call; get the cluster of a visitor by api; how do i get a cluster; behavior endpoint; does analyze-behavior store anything; which call gives me the cluster; analyze behavior; api for clustering; cluster and confidence; how many events can i analyze',
  },
  {
    says: 'Status 429: too many calls in a short time. Wait for the number of seconds in the Retry-After header. The page names no exact number of calls.',
    href: errors,
    next: nextSteps.errors,
    asks: 'what do i get when i send too much; too many calls; what if i call too often; retry after header; how many calls per minute; rate limit; what http status comes when i am over the limit; which header tells me how long to wait; over the limit; how long do i have to wait; wait before retrying; backoff; how many calls per minute; is there a rate limit; api limits; too many requests; requests per second; throttling; how many requests can i send; api quota; call limit; how many api calls are allowed; what is the rate limit; 429; error 429; i get 429; rate limiting; requests per minute; maximum calls; limits of the api; are calls limited; retry-after',
  },
  {
    says: 'Errors are problem documents (application/problem+json). They name the field, if there is one, and include a request number for support.',
    href: errors,
    next: nextSteps.errors,
    asks: 'request id; x-request-id; how do i find my request in your logs; request number; what do errors look like; what is in the error body; body of an error; error json; error format; which status codes are there; error codes; api errors; problem json; list of errors; how are errors reported; error handling; what is a request number; error response; status codes; problem details; where do i find the request number; what errors can happen; error messages of the api; what comes back if my json is broken; how does the server complain; what does a failed call return; shape of an error; how do i debug a failed call; what content type do errors have; media type of errors',
  },
  {
    says: 'POST /api/chat, with a message of up to 2000 characters. It returns the visitor’s message and the reply in one list; it is not streamed.',
    href: `${ROUTES.api}#send-chat`,
    next: nextSteps.calls,
    asks: 'how do i send a chat message by api; chat api; can i stream the answer; streaming; server sent events; chat endpoint; ask the assistant over the api; maximum length of a message; how long may a chat message be; stream chat replies; sse; max number of characters in a chat message; chat by api; can chat replies be streamed; event stream; post chat; streamed reply',
  },
  {
    says: 'Yes, DELETE /api/my-data deletes all of this visitor’s rows at once, clears both cookies and returns how many rows there were.',
    href: `${ROUTES.api}#delete-my-data`,
    next: nextSteps.calls,
    asks: 'how do i wipe everything you hold on me from a script; delete my data with curl; delete data by api; can i delete a visitor by api; delete data over the api; api call to delete; delete endpoint; how do i delete a visitor programmatically; delete my data call; erase a user with the api; delete a user api; gdpr delete endpoint; which call deletes data',
  },
  {
    says: 'GET /api/my-data returns everything stored for this visitor, newest first, up to 500 rows of each kind. If next is not null, call again with it as before.',
    href: `${ROUTES.api}#get-my-data`,
    next: nextSteps.calls,
    asks: 'does the api return my stored events; read stored events; get events back; read all data of a visitor by api; how do i page through my-data; paging in my-data; more than 500 rows; export data over the api; how do i get all data for one visitor by api; my-data endpoint; api data export; pagination; how do i page through results; is there paging; rows per page; get everything stored by api; next cursor',
  },
  {
    says: 'GET /api/health tells whether the database responds and is up to date; if not, the status is 503. With probe=live it only tells that the server is running.',
    href: `${ROUTES.api}#check-health`,
    next: nextSteps.calls,
    asks: 'is there a health check; healthcheck endpoint; healthcheck; health check; health endpoint; monitoring endpoint; is the service alive; liveness probe; readiness probe; how do i monitor the site; health check for probes; status endpoint; uptime check; heartbeat; is there a status page; status page; probe live; how does our monitoring know you are up; ping url; alive check for kubernetes',
  },
  {
    says: `There are ${API_CALL_IDS.length} calls. With them you read and change a user and settings, send events, chat and feedback, request a demo, and read or delete data.`,
    href: `${ROUTES.api}#calls`,
    next: nextSteps.calls,
    asks: 'which api calls are there; list of endpoints; which endpoints do you have; how many api calls are there; what can the api do; all endpoints; api methods; overview of calls; api capabilities; list of calls; number of endpoints; what calls exist; which requests does the api support; what all can i do with code; give me the endpoint overview; full list of routes',
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
    asks: 'turn behavioral analytics off by api; switch personalization off by api; change a switch by api; how do i change settings by api; patch settings; patch settings example; switch personalization off over the api; change settings call; update settings with the api; turn off personalization by api; which call changes settings; modify preferences api',
  },
  {
    says: 'Status 400: the body, the id or the address is not valid. Read the field that is named; unknown fields count as errors too.',
    href: errors,
    next: nextSteps.errors,
    asks: 'what comes back for bad json; invalid json; malformed body; what happens if the json is wrong; wrong field in the body; what http code for a wrong id; 400; bad request; my request is invalid; what if a field is missing; what if i send an extra field; what code does malformed json give; validation failed; what comes back for invalid input; typo in a field name',
  },
  {
    says: 'Status 404 means that there is no such call: compare the path with the table of calls. A user who is not known is no error, but gets the defaults.',
    href: errors,
    next: nextSteps.errors,
    asks: '404; when do i get 404; not found error; wrong path; i get not found; do i get a 404 for an unknown user; endpoint does not exist',
  },
  {
    says: 'Status 405: the path does not support this method. Use a method from the Allow header.',
    href: errors,
    next: nextSteps.errors,
    asks: '405; method not allowed; which methods does a path allow; i used post instead of patch; wrong verb; allow header',
  },
  {
    says: 'Status 403: a page on another site tried to write, or the visitor has opted out of storage. Call from this site or from a program.',
    href: errors,
    next: nextSteps.errors,
    asks: '403; forbidden; access denied; why am i forbidden; what happens if i write for a visitor who opted out; what if the visitor said no; request refused',
  },
  {
    says: 'Status 503: data cannot be read or stored right now. Try again after the number of seconds in the Retry-After header.',
    href: errors,
    next: nextSteps.errors,
    asks: '503; service unavailable; the database is down what do i get; temporary outage of the api; should i retry a 503',
  },
  {
    says: 'Status 500: something broke on our side. Try again, and if it keeps happening, send the request number to support.',
    href: errors,
    next: nextSteps.errors,
    asks: 'we got a 500 three times in a row whom to tell; what should i include when i report a 500; 500; internal server error; server crashed; the api broke; what do i do with a 500; which number do i send to support',
  },
  {
    says: 'Status 415: the body is not marked as JSON. Set the content type to application/json.',
    href: `${ROUTES.api}#errors`,
    next: nextSteps.errors,
    asks: '415; my request is refused with 415; i get 415 what do i do wrong; unsupported media type; which content type; content type header; why 415',
  },
  {
    says: 'A whole number from 1 to 5, as rating or as relevanceRating, not both. The text is optional.',
    href: `${ROUTES.api}#send-feedback`,
    next: nextSteps.calls,
    asks: 'score from 1 to 5 or 1 to 10 when i post feedback; feedback scale; rating range; how do i send feedback by api; feedback endpoint; need curl for feedback; post a rating by api; which fields does feedback take; relevanceRating; rating field',
  },
  {
    says: 'A demo request is stored once for each requestId, however often you send it. Leave subject empty: it is a trap for bots.',
    href: `${ROUTES.api}#request-demo`,
    next: nextSteps.calls,
    asks: 'request a demo over the api; demo request endpoint; book a demo from code; what is requestId; why must subject be empty; honeypot field; idempotent demo request; post demo request',
  },
  {
    says: 'It deletes events, profile and settings of this visitor and clears the visitor cookie. What the visitor sent in stays.',
    href: `${ROUTES.api}#withdraw-consent`,
    next: nextSteps.calls,
    asks: 'withdraw consent by api; what does withdraw consent delete; consent endpoint; revoke consent programmatically; consent call; difference between delete my data and withdraw consent',
  },
  {
    says: 'It returns this visitor’s messages, oldest first, at most the last 200. Without messages the list is empty.',
    href: `${ROUTES.api}#load-chat`,
    next: nextSteps.calls,
    asks: 'load chat history by api; get chat messages from code; how many chat messages do i get back; chat history endpoint; read old messages by api; order of chat messages',
  },
  {
    says: 'It returns the three switches; all are true until someone turns one off. A browser with Global Privacy Control starts with analytics off.',
    href: `${ROUTES.api}#get-settings`,
    next: nextSteps.calls,
    asks: 'read settings by api; get settings; default of the switches; are switches on by default; what does get settings return; settings endpoint',
  },
  {
    says: 'PATCH the segment of a user; the response is the whole stored user.',
    href: `${ROUTES.api}#patch-segment`,
    next: nextSteps.calls,
    asks: 'change the segment by api; set a segment from code; patch segment; how do i assign a segment to a user; update a user segment; move a user to another segment with the api',
  },
];
