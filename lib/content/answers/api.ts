import { MAX_MESSAGE_LENGTH } from '@/lib/config/input-limits';
import { ROUTES } from '@/lib/config/routes';
import { API_CALL_IDS } from '../pages/api-docs';
import type { FactsByPlace } from './fact';

/** The API, in addition to the reference’s text on each call and error. */
export const apiFacts: FactsByPlace = {
  [ROUTES.api]: [
    {
      says: 'Yes: JSON in and out, honest status codes and one OpenAPI file. Each call has a curl command to copy and a form to try it on the page.',
      question: 'Is there an API?',
    },
  ],
  [`${ROUTES.api}#start`]: [
    {
      says: 'No, there is no key and no login. The first response sets a cookie; save it in a file, since data belongs to the visitor who wrote it.',
      question: 'Is a key or a login needed for the API?',
      why: 'Because data belongs to the visitor who wrote it, and the cookie of that visitor is the proof.',
    },
    {
      says: 'Copy this: curl -b visitor.txt -c visitor.txt "$SITE/api/user/42". The copy button on the page fills in the address, and the answer is JSON with the segment.',
      question: 'How do I make a first API call?',
    },
    {
      says: 'Yes, an OpenAPI 3.1 file at /api/openapi.json. It is made from the schemas that check every call.',
      question: 'Is there an OpenAPI file?',
    },
    {
      says: 'The commands use $SITE in place of this site’s address, and the copy button fills it in. All paths begin with /api/.',
      question: 'What is the base address of the API?',
    },
  ],
  [`${ROUTES.api}#send-events`]: [
    {
      says: 'Up to 50 events at once, all stored or none. Each has its own UUID, so a batch that is sent twice is stored once.',
      question: 'How large may a batch of events be?',
    },
    {
      says: 'Each event has an eventId (a UUID), an eventType (pageview, click, scroll or navigation), its eventData and, in ISO 8601, when it occurred (occurredAt). The page is optional.',
      question: 'Which fields does an event have?',
    },
    {
      says: `Copy this: curl -b visitor.txt -c visitor.txt -H 'Content-Type: application/json' -d '{"userId":42,"events":[{"eventId":"1f0c8f6e-5a0f-4f0e-9d7c-2f5a6f0b7c11","eventType":"pageview","page":"/pricing","occurredAt":"2024-05-01T09:30:00.000Z"}]}' "$SITE/api/events". For more events, add them to the list.`,
      question: 'How do I send an event with curl?',
    },
  ],
  [`${ROUTES.api}#analyze-behavior`]: [
    {
      says: 'It returns a cluster and a confidence from 0 to 1. You send a summary or up to 200 events, of which the last 20 count, and nothing is stored.',
      question: 'What does the behavior analysis call return?',
    },
    {
      says: 'It says who decided: a model, or the local rules. Local rules step in when the analysis is slow, over budget or out of reach.',
      question: 'Who decided: a model or the local rules?',
    },
  ],
  [`${ROUTES.api}#errors`]: [
    {
      says: 'Status 429: too many calls in a short time. Wait for the number of seconds in the Retry-After header. We don’t publish the exact number of calls.',
      question: 'How many calls may I make?',
    },
    {
      says: 'Errors are problem documents (application/problem+json). They name the field, if there is one, and include a request number for support.',
      question: 'What do API errors look like?',
    },
    {
      says: 'A page on another site may not write to the API: that is answered with status 403. Make the call from this site or from a program.',
      question: 'May a page on another site call the API?',
    },
  ],
  [`${ROUTES.api}#calls`]: [
    {
      says: `There are ${API_CALL_IDS.length} calls. With them you read and change a user and settings, send events, chat and feedback, request a demo, and read or delete data.`,
      question: 'Which API calls are there?',
    },
  ],
  [`${ROUTES.api}#send-chat`]: [
    {
      says: `A chat message takes a userId and a message of up to ${MAX_MESSAGE_LENGTH} characters. A requestId (a UUID) makes a retry safe, and context can name the page, the segment and recent actions.`,
      question: 'Which fields does a chat message take?',
    },
  ],
  [`${ROUTES.api}#request-demo`]: [
    {
      says: 'A demo request over the API takes a name, an email, a company, a requestId (a UUID), a userId and a persona. The size of the company and a message are optional.',
      question: 'Which fields does a demo request take over the API?',
    },
  ],
  [`${ROUTES.api}#send-feedback`]: [
    {
      says: 'A whole number from 1 to 5, as rating or as relevanceRating, not both. The text is optional.',
      question: 'Which values does a rating take over the API?',
    },
  ],
  [`${ROUTES.api}#get-user`]: [
    {
      says: 'An unknown id gets the defaults, with the segment innovation-leader, and nothing is stored.',
      question: 'What does the API return for an unknown user?',
    },
  ],
};
