import { ROUTES } from '@/lib/config/routes';
import type { Link } from './page-copy';

/** Labels for types and limits. The limits themselves are read from the schemas. */
export type FieldLabels = {
  /** By JSON Schema type. */
  types: Readonly<Record<string, string>>;
  or: string;
  to: string;
  upTo: string;
  atLeast: string;
  characters: string;
  entries: string;
  names: string;
  oneOf: string;
  formats: Readonly<Record<string, string>>;
};

/** Every call, in the order of the page. */
const CALL_GROUPS = [
  {
    id: 'visitor',
    heading: 'The visitor',
    lede: 'Who is looking, and what the site may adapt.',
    calls: ['get-user', 'get-settings', 'patch-segment', 'patch-new-user-status', 'patch-settings'],
  },
  {
    id: 'behavior',
    heading: 'Behavior',
    lede: 'From recent events to a cluster.',
    calls: [
      'analyze-behavior',
      'send-events',
      'count-campaign-visit',
      'count-exposures',
      'count-client-error',
    ],
  },
  {
    id: 'conversation',
    heading: 'Conversation and feedback',
    lede: 'What a visitor says, and how the site replies.',
    calls: ['send-chat', 'load-chat', 'send-feedback', 'request-demo'],
  },
  {
    id: 'demo-view',
    heading: 'The demo view',
    lede: 'A link that shows one view of this site to somebody else. Nothing is stored.',
    calls: ['make-share-link'],
  },
  {
    id: 'my-data',
    heading: 'A visitor’s own data',
    lede: 'Count, read or delete everything that is stored. The cookie alone tells whose it is.',
    calls: ['get-my-data', 'download-my-data', 'delete-my-data', 'withdraw-consent'],
  },
  {
    id: 'site',
    heading: 'The site itself',
    lede: 'For health checks, for search and for your tools. No cookie needed.',
    calls: ['check-health', 'get-site-index', 'get-openapi'],
  },
] as const;

export type ApiCallId = (typeof CALL_GROUPS)[number]['calls'][number];

export const API_CALL_IDS: readonly ApiCallId[] = CALL_GROUPS.flatMap(
  ({ calls }): readonly ApiCallId[] => calls,
);

export type ApiCallCopy = {
  title: string;
  text: string;
  /** For a call that is better tried elsewhere: where, and why. */
  elsewhere?: { text: string; link: Link };
};

const JAR = '-b visitor.txt -c visitor.txt';
const JSON_HEADER = "-H 'Content-Type: application/json'";

export const apiDocsCopy = {
  head: {
    eyebrow: 'Developer API',
    heading: 'API Documentation',
    lede: {
      'innovation-leader':
        'The calls behind this site. Your engineers can read them in ten minutes and see what a visitor’s data is used for.',
      developer:
        'JSON in and out, honest status codes, one OpenAPI file. Copy a command, or send a call from this page and read the response.',
      'sales-prospect':
        'The calls behind this site, for the people who will connect it. Send them this page.',
    },
  },
  start: {
    heading: 'Before the first call',
    lede: 'There is no key and no login. Four things are all you need to know.',
    points: [
      {
        title: 'Address',
        text: 'The commands use $SITE in place of this site’s address. The copy button fills in the address.',
      },
      {
        title: 'Visitor',
        text: 'The first response sets a cookie. Save it in a file, as the commands do: data belongs to the visitor who wrote it.',
      },
      {
        title: 'Number',
        text: 'A user id is a whole number from 0 to 2147483647 that you choose. The same number with another cookie is another user.',
      },
      {
        title: 'Format',
        text: 'Bodies are JSON, up to 16 KB, with the content type application/json. No response is ever cached.',
      },
    ],
    firstCall: `curl ${JAR} "$SITE/api/user/42"`,
    firstAnswer: '{ "segment": "innovation-leader", "isNewUser": true }',
  },
  cookie: 'The first response sets it, and nobody else can read it. On https it is called __Host-visitor.',
  /** What the operator's own systems receive; in openapi.json only. */
  webhook: {
    title: 'A demo request',
    text: 'Sent to the address that the operator of this site has set, signed as Standard Webhooks specifies, at least once: the same webhook-id names the same event.',
    received: 'Received. After any other response the event is sent again.',
  },
  file: {
    heading: 'For your tools',
    text: 'The same reference as an OpenAPI 3.1 file, generated from the schemas that check every call.',
    label: 'Open openapi.json',
  },
  labels: {
    summary: 'All calls',
    pathFields: 'In the path',
    queryFields: 'In the query',
    payload: 'Payload',
    answer: 'Response',
    answerFields: 'Response fields',
    errors: 'Errors',
    example: 'Example',
    curl: 'With curl',
    firstCall: 'A first call',
    firstAnswer: 'Its response',
    field: 'Field',
    type: 'Type and limits',
    required: 'required',
    optional: 'optional',
    only: 'only with',
  },
  fields: {
    types: {
      integer: 'whole number',
      number: 'number',
      string: 'text',
      boolean: 'true or false',
      array: 'list',
      object: 'object',
      null: 'null',
      any: 'any value',
    },
    or: 'or',
    to: 'to',
    upTo: 'up to',
    atLeast: 'at least',
    characters: 'characters',
    entries: 'entries',
    names: 'named',
    oneOf: 'one of',
    formats: { uuid: 'a UUID', 'date-time': 'a date and time in ISO 8601' },
  },
  groups: CALL_GROUPS,
  calls: {
    'get-user': {
      title: 'Read a user',
      text: 'Returns the segment and whether the user is new. An unknown id gets the defaults, and nothing is stored.',
    },
    'get-settings': {
      title: 'Read the settings',
      text: 'Returns the three switches. All three are true until someone turns one off. A browser with Global Privacy Control starts with analytics off.',
    },
    'patch-segment': { title: 'Change the segment', text: 'Returns the whole stored user.' },
    'patch-new-user-status': {
      title: 'Mark a user as new or returning',
      text: 'Sent when a visitor finishes the introduction, or asks to see it again.',
    },
    'patch-settings': {
      title: 'Change settings',
      text: 'Send only the switches that change, at least one. The response contains all three.',
    },
    'analyze-behavior': {
      title: 'Analyze behavior',
      text: 'Send a summary, or a list of up to 200 events of which the last 20 count. The response is a cluster and a confidence from 0 to 1. Nothing is stored.',
    },
    'send-events': {
      title: 'Send behavior events',
      text: 'Up to 50 events at once, all stored or none. Each has its own UUID, so a batch that is sent twice is stored once. If a visitor has opted out of storage, none is stored.',
    },
    'count-campaign-visit': {
      title: 'Count a campaign’s visit',
      text: 'Adds one to today’s visits of a campaign, across all visitors. Unknown campaigns are counted by name, in plain letters only. Nothing about the visitor is stored.',
    },
    'count-exposures': {
      title: 'Count who saw an experiment',
      text: 'Says which arm of each experiment was in view. Counts once per visitor, if the cookie names it too.',
    },
    'count-client-error': {
      title: 'Count an error',
      text: 'Adds one to the count of browser errors, by kind, page, browser family and release. No cookie is read or set, and nothing about the visitor is stored.',
    },
    'send-chat': {
      title: 'Send a chat message',
      text: 'Returns a list: the visitor’s message, then the reply. Instead of message and context, you can send both as one JSON string in message. The reply has its text in message and its parts in reply: answers, each with the place that states it; up to three cards, if it is not sure; and a next step. The header X-Answer-Source says whether the site’s own copy or a model wrote it.',
    },
    'load-chat': {
      title: 'Load the chat history',
      text: 'Returns this visitor’s messages, oldest first, at most the last 200. Without messages the list is empty.',
    },
    'send-feedback': {
      title: 'Send feedback',
      text: 'Send either rating or relevanceRating, not both. The text is optional.',
    },
    'request-demo': {
      title: 'Request a demo',
      text: 'Stored once for each requestId, however often it is sent. Leave subject empty: it is a trap for bots, and a request that fills it is marked for sales.',
      elsewhere: {
        text: 'Our sales team answers each one, so please try it with a real question.',
        link: { label: 'Open the demo form', href: `${ROUTES.contact}#demo` },
      },
    },
    'make-share-link': {
      title: 'Make a demo link',
      text: 'The link opens one page as one visitor sees it, for seven days unless days says otherwise. It can include up to eight steps. The path is signed: if it is changed, the regular page opens.',
    },
    'get-my-data': {
      title: 'Count my data',
      text: 'How many rows of each kind are stored for this visitor, under all numbers together.',
    },
    'download-my-data': {
      title: 'Download my data',
      text: 'All of this visitor’s rows, under every number, as one file.',
    },
    'delete-my-data': {
      title: 'Delete my data',
      text: 'Deletes all of this visitor’s rows at once, clears both cookies and returns how many rows there were, and how many of the demo requests sales may have a copy of.',
      elsewhere: {
        text: 'It cannot be undone, so it has a page of its own that asks first.',
        link: { label: 'Delete my data', href: `${ROUTES.settings}#privacy` },
      },
    },
    'withdraw-consent': {
      title: 'Withdraw consent',
      text: 'Deletes what was recorded about this visitor (events, profile and settings, and the page from which a message was sent) and clears the visitor cookie. What the visitor sent in stays.',
      elsewhere: {
        text: 'It cannot be undone, so the settings have a button for it.',
        link: { label: 'Change what is remembered', href: `${ROUTES.settings}#privacy` },
      },
    },
    'check-health': {
      title: 'Check the site’s health',
      text: 'Tells whether the database responds and is up to date; if not, the status is 503. With probe=live it only tells that the server is running.',
    },
    'get-site-index': {
      title: 'Read the site index',
      text: 'Pages, offerings, articles and questions with their addresses: the data behind the search on this site.',
    },
    'get-openapi': { title: 'Read this reference', text: 'The OpenAPI 3.1 file of all these calls.' },
  },
  errors: {
    heading: 'When something is wrong',
    lede: 'Errors are problem documents (application/problem+json). They name the field, if there is one, and include a request number for support.',
    caption: 'Status codes of errors',
    columns: { status: 'Status', meaning: 'Meaning', remedy: 'What to do' },
    exampleLabel: 'Trigger an error',
    example: `curl ${JAR} -X PATCH ${JSON_HEADER} -d '{"segment":"pirate"}' "$SITE/api/user/42/segment"`,
  },
  close: {
    explorer: {
      title: 'Rather see it than call it?',
      text: 'Each call here is behind something you can click.',
      links: [
        { label: 'Tour the features', href: ROUTES.features },
        { label: 'Try the home page', href: ROUTES.home },
      ],
    },
    researcher: {
      title: 'Read the reasons behind the calls',
      text: 'Two short articles explain how clusters are found and what a call may cost.',
      links: [
        { label: 'How events become a cluster', href: `${ROUTES.contentHub}#clusters-from-clicks` },
        { label: 'Put a budget on model calls', href: `${ROUTES.contentHub}#a-budget-for-model-calls` },
      ],
    },
    converter: {
      title: 'Build on it',
      text: 'Every plan has the whole API. Start with a trial, with support just an email away.',
      links: [
        { label: 'Compare plans', href: ROUTES.pricing },
        { label: 'Write to support', href: `${ROUTES.contact}#support` },
      ],
    },
  },
} as const;
