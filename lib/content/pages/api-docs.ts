import { ROUTES } from '@/lib/config/routes';
import type { Link, PageCloseCopy, PageHeadCopy, TitledText } from './page-copy';

/** The words for types and limits, which are read from the schemas themselves. */
export type FieldLabels = {
  /** By their names in JSON Schema. */
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

export const API_CALL_IDS = [
  'get-user',
  'get-settings',
  'patch-segment',
  'patch-new-user-status',
  'patch-settings',
  'analyze-behavior',
  'send-events',
  'count-campaign-visit',
  'count-client-error',
  'send-chat',
  'load-chat',
  'send-feedback',
  'request-demo',
  'make-share-link',
  'get-my-data',
  'delete-my-data',
  'withdraw-consent',
  'check-health',
  'get-site-index',
  'get-openapi',
] as const;

export type ApiCallId = (typeof API_CALL_IDS)[number];

export type ApiCallCopy = {
  title: string;
  text: string;
  /** For a call that is better tried elsewhere: where, and why. */
  elsewhere?: { text: string; link: Link };
};

type ApiDocsCopy = {
  head: PageHeadCopy;
  start: {
    heading: string;
    lede: string;
    points: readonly TitledText[];
    firstCall: string;
    firstAnswer: string;
  };
  cookie: string;
  file: { heading: string; text: string; label: string };
  labels: {
    summary: string;
    summaryCaption: string;
    call: string;
    method: string;
    path: string;
    pathFields: string;
    payload: string;
    answer: string;
    answerFields: string;
    errors: string;
    example: string;
    curl: string;
    firstCall: string;
    firstAnswer: string;
    field: string;
    type: string;
    required: string;
    optional: string;
    only: string;
  };
  fields: FieldLabels;
  groups: readonly { id: string; heading: string; lede: string; calls: readonly ApiCallId[] }[];
  calls: Record<ApiCallId, ApiCallCopy>;
  errors: {
    heading: string;
    lede: string;
    caption: string;
    columns: { status: string; meaning: string; remedy: string };
    exampleLabel: string;
    example: string;
  };
  close: PageCloseCopy;
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
        'JSON in and out, honest status codes, one OpenAPI file. Copy a command, or send a call from this page and read the answer.',
      'sales-prospect':
        'The calls behind this site, for the people who will connect it. Send them this page.',
    },
  },
  start: {
    heading: 'Before the first call',
    lede: 'There is no key and no login. These four things are enough to know.',
    points: [
      {
        title: 'Address',
        text: 'The commands write $SITE for the address of this site. The copy button puts the address in.',
      },
      {
        title: 'Visitor',
        text: 'The first answer sets a cookie. Keep it in a file, as the commands do: rows belong to the visitor who wrote them.',
      },
      {
        title: 'Number',
        text: 'A user id is a whole number from 0 to 2147483647 that you choose. The same number under another cookie is another user.',
      },
      {
        title: 'Format',
        text: 'Bodies are JSON, up to 16 KB, with the content type application/json. No answer is ever cached.',
      },
    ],
    firstCall: `curl ${JAR} "$SITE/api/user/42"`,
    firstAnswer: '{ "segment": "innovation-leader", "isNewUser": true }',
  },
  cookie:
    'The first answer sets it, and nobody else can read it. It is called __Host-visitor where the site runs on https.',
  file: {
    heading: 'For your tools',
    text: 'The same reference as an OpenAPI 3.1 file, made from the schemas that check every call.',
    label: 'Open openapi.json',
  },
  labels: {
    summary: 'All calls',
    summaryCaption: 'Calls with their method and path',
    call: 'Call',
    method: 'Method',
    path: 'Path',
    pathFields: 'In the address',
    payload: 'Payload',
    answer: 'Answer',
    answerFields: 'Fields of the answer',
    errors: 'Errors',
    example: 'Example',
    curl: 'With curl',
    firstCall: 'A first call',
    firstAnswer: 'Its answer',
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
  groups: [
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
      calls: ['analyze-behavior', 'send-events', 'count-campaign-visit', 'count-client-error'],
    },
    {
      id: 'conversation',
      heading: 'Conversation and feedback',
      lede: 'What a visitor says, and what the site answers.',
      calls: ['send-chat', 'load-chat', 'send-feedback', 'request-demo'],
    },
    {
      id: 'demo-view',
      heading: 'The demo view',
      lede: 'A view of this site for somebody else, in a link. Nothing is stored.',
      calls: ['make-share-link'],
    },
    {
      id: 'my-data',
      heading: 'A visitor’s own data',
      lede: 'Everything that is stored, to read and to delete. The cookie alone says whose it is.',
      calls: ['get-my-data', 'delete-my-data', 'withdraw-consent'],
    },
    {
      id: 'site',
      heading: 'The site itself',
      lede: 'For probes, for search and for your tools. No cookie needed.',
      calls: ['check-health', 'get-site-index', 'get-openapi'],
    },
  ],
  calls: {
    'get-user': {
      title: 'Read a user',
      text: 'Answers with the segment and whether the user is new. An id that was never written gets the defaults, and nothing is stored.',
    },
    'get-settings': {
      title: 'Read the settings',
      text: 'Answers with the three switches. All three are true until someone turns one off. A browser with Global Privacy Control starts with analytics off.',
    },
    'patch-segment': {
      title: 'Change the segment',
      text: 'The answer is the whole stored user.',
    },
    'patch-new-user-status': {
      title: 'Mark a user as new or returning',
      text: 'Sent when a visitor finishes the introduction, or asks to see it again.',
    },
    'patch-settings': {
      title: 'Change settings',
      text: 'Send only the switches that change, at least one. The answer holds all three.',
    },
    'analyze-behavior': {
      title: 'Analyze behavior',
      text: 'Send a summary, or a list of up to 200 events of which the last 20 count. The answer is a cluster and a confidence from 0 to 1. Nothing is stored.',
    },
    'send-events': {
      title: 'Send behavior events',
      text: 'Up to 50 events at once, all stored or none. Each has a UUID of its own, so that a batch that is sent again is stored once. Of a visitor who does not let anything be stored, none is.',
    },
    'count-campaign-visit': {
      title: 'Count a campaign’s visit',
      text: 'Adds one to the visits of a campaign on this day, for everybody together. Unknown campaigns are counted by name, in plain letters alone. Nothing of the visitor is stored.',
    },
    'count-client-error': {
      title: 'Count an error',
      text: 'Adds one to the errors that browsers met, by kind, page, browser family and release. No cookie is read or set, and nothing of the visitor is stored.',
    },
    'send-chat': {
      title: 'Send a chat message',
      text: 'The answer is a list: the visitor’s message, then the reply. Instead of message and context you may send both as one JSON text in message. With the header Accept: text/event-stream the reply comes while it is written: start, delta, then done with the list, or error.',
    },
    'load-chat': {
      title: 'Load the chat history',
      text: 'Answers with this visitor’s messages, oldest first, at most the last 200. Without messages the list is empty.',
    },
    'send-feedback': {
      title: 'Send feedback',
      text: 'Send either rating or relevanceRating, not both. The text may be left out.',
    },
    'request-demo': {
      title: 'Request a demo',
      text: 'Stored once for each requestId, however often it is sent. Leave subject empty: it is a trap for programs that fill in every field.',
      elsewhere: {
        text: 'Our sales team answers each one, so please try it with a real question.',
        link: { label: 'Open the demo form', href: `${ROUTES.contact}#demo` },
      },
    },
    'make-share-link': {
      title: 'Make a demo link',
      text: 'Opens one page as one visitor, for seven days unless days says otherwise. Up to eight steps can come along. The path is signed: whoever changes it gets the plain page.',
    },
    'get-my-data': {
      title: 'Read my data',
      text: 'Everything stored for this visitor under every number, newest first, up to 500 rows of a kind. When next is not null, ask again with it as before.',
    },
    'delete-my-data': {
      title: 'Delete my data',
      text: 'Deletes every row of this visitor at once, lets go of both cookies and says how many rows there were.',
      elsewhere: {
        text: 'It cannot be undone, so it has a page of its own that asks first.',
        link: { label: 'Delete my data', href: `${ROUTES.settings}#privacy` },
      },
    },
    'withdraw-consent': {
      title: 'Withdraw an agreement',
      text: 'Deletes what was noted about this visitor (events, profile and settings) and lets go of the visitor cookie. What the visitor sent in stays.',
      elsewhere: {
        text: 'It cannot be undone, so the settings have a button for it.',
        link: { label: 'Change what is remembered', href: `${ROUTES.settings}#privacy` },
      },
    },
    'check-health': {
      title: 'Check the health',
      text: 'Says whether the database answers and is up to date; if not, with status 503. With probe=live it only says that the server runs.',
    },
    'get-site-index': {
      title: 'Read the site index',
      text: 'Pages, offerings, articles and questions with their addresses: what the search on this site looks through.',
    },
    'get-openapi': {
      title: 'Read this reference',
      text: 'The OpenAPI 3.1 file of all these calls.',
    },
  },
  errors: {
    heading: 'When something is wrong',
    lede: 'Errors are problem documents (application/problem+json). They name the field, where there is one, and carry a request number for support.',
    caption: 'Status codes of errors',
    columns: { status: 'Status', meaning: 'Meaning', remedy: 'What to do' },
    exampleLabel: 'Ask for an error',
    example: `curl ${JAR} -X PATCH ${JSON_HEADER} -d '{"segment":"pirate"}' "$SITE/api/user/42/segment"`,
  },
  close: {
    explorer: {
      title: 'Rather see it than call it?',
      text: 'Each call here stands behind something that you can click.',
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
      text: 'Every plan has the whole API. Start on a trial, with support a mail away.',
      links: [
        { label: 'Compare plans', href: ROUTES.pricing },
        { label: 'Write to support', href: `${ROUTES.contact}#support` },
      ],
    },
  },
} as const satisfies ApiDocsCopy;
