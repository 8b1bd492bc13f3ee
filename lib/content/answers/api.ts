import { ROUTES } from '@/lib/config/routes';
import { API_CALL_IDS } from '../pages/api-docs';
import type { FactsByPlace } from './fact';

/** The API, in addition to the reference’s text on each call and error. */
export const apiFacts: FactsByPlace = {
  [ROUTES.api]: [
    {
      says: 'Yes: JSON in and out, honest status codes and one OpenAPI file. Each call has a curl command to copy and a form to try it on the page.',
      asks: 'Is there an API?; integration guide; technical documentation; programmatic access; can i connect it to my own app; how do i integrate attune into my product; do you have rest endpoints; developer docs; api reference; programming interface; developers integrate with you; http interface',
    },
  ],
  [`${ROUTES.api}#start`]: [
    {
      says: 'No, there is no key and no login. The first response sets a cookie; save it in a file, since data belongs to the visitor who wrote it.',
      asks: 'Is a key or a login needed for the API?; bearer token; how do you recognise my program; is authentication required; what is the file in the curl command; jwt; do i send a token in the header; how does auth work; what is visitor.txt; where do i put my secret; register for the api; token for calls; authentication',
      why: 'Because data belongs to the visitor who wrote it, and the cookie of that visitor is the proof.',
    },
    {
      says: 'Copy this: curl -b visitor.txt -c visitor.txt "$SITE/api/user/42". The copy button on the page fills in the address, and the answer is JSON with the segment.',
      asks: 'How do I make a first API call?; smallest possible request; hello world; sample code; is there a sandbox; api quickstart; copy paste request; api playground; quick start for developers; hello world; sample command',
    },
    {
      says: 'Yes, an OpenAPI 3.1 file at /api/openapi.json. It is made from the schemas that check every call.',
      asks: 'Is there an OpenAPI file?; generate typescript types from the spec; machine readable api description; client generator; postman collection; insomnia; openapi specification',
    },
    {
      says: 'The commands use $SITE in place of this site’s address, and the copy button fills it in. All paths begin with /api/.',
      asks: 'What is the base address of the API?; where do i send requests; which host do i call; base url; endpoint address',
    },
  ],
  [`${ROUTES.api}#send-events`]: [
    {
      says: 'Up to 50 events at once, all stored or none. Each has its own UUID, so a batch that is sent twice is stored once.',
      asks: 'How large may a batch of events be?; how do i avoid double sends on retry; resend safely; deduplication; idempotency; my network dropped, can i send again; track events by api; max batch; can i retry without duplicates; safe to resend; maximum number of events',
    },
  ],
  [`${ROUTES.api}#analyze-behavior`]: [
    {
      says: 'It returns a cluster and a confidence from 0 to 1. You send a summary or up to 200 events, of which the last 20 count, and nothing is stored.',
      asks: 'What does the behavior analysis call return?; which url do i hit to get the cluster of a visitor; how many events can i analyze; cluster endpoint; cluster and confidence; api for clustering; endpoint that classifies a visitor; result of analyze-behavior',
    },
    {
      says: 'It says who decided: a model, or the local rules. Local rules step in when the analysis is slow, over budget or out of reach.',
      asks: 'Who decided: a model or the local rules?; what does source rules mean in the analyze response; is my cluster from a model; source field of the analysis',
    },
  ],
  [`${ROUTES.api}#errors`]: [
    {
      says: 'Status 429: too many calls in a short time. Wait for the number of seconds in the Retry-After header. We don’t publish the exact number of calls.',
      asks: 'How many calls may I make?; api quota; requests per minute; backoff; throttling; what http status comes when i am over the limit; error 429; what do i get when i send too much; which header tells me how long to wait; rate limits; requests per minute',
    },
    {
      says: 'Errors are problem documents (application/problem+json). They name the field, if there is one, and include a request number for support.',
      asks: 'What do API errors look like?; how do i debug a failed call; media type of errors; how does the server complain; which status codes are there; what comes back if my json is broken; shape of an error; request id; what is in the error body; error format; structure of a failure response',
    },
    {
      says: 'A page on another site may not write to the API: that is answered with status 403. Make the call from this site or from a program.',
      asks: 'May a page on another site call the API?; front end on another host; cross origin; ajax from my own domain; cors; forbidden',
    },
  ],
  [`${ROUTES.api}#calls`]: [
    {
      says: `There are ${API_CALL_IDS.length} calls. With them you read and change a user and settings, send events, chat and feedback, request a demo, and read or delete data.`,
      asks: 'Which API calls are there?; full list of routes; give me the endpoint overview; api capabilities; which requests does the api support; api methods',
    },
  ],
  [`${ROUTES.api}#send-feedback`]: [
    {
      says: 'A whole number from 1 to 5, as rating or as relevanceRating, not both. The text is optional.',
      asks: 'Which values does a rating take over the API?; score from 1 to 5 or 1 to 10 when i post feedback; feedback scale; need curl for feedback; which fields does feedback take',
    },
  ],
  [`${ROUTES.api}#get-user`]: [
    {
      says: 'An unknown id gets the defaults, with the segment innovation-leader, and nothing is stored.',
      asks: 'What does the API return for an unknown user?; nonexistent user id; do i get a 404 for a missing user; what is the default view; standard segment',
    },
  ],
};
