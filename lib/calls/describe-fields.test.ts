import { CAMPAIGN_KEYS } from '@/lib/config/campaign';
import { apiDocsCopy, type ApiCallId } from '@/lib/content/pages/api-docs';
import { findCall } from './calls';
import { describeFields } from './describe-fields';
import { describeRequest, toJsonSchema } from './open-api-document';

function fieldsOf(id: ApiCallId): string[] {
  const { request } = findCall(id);
  if (!request) throw new Error(`${id} has no body`);
  return describeFields(describeRequest(request), apiDocsCopy.fields).map(
    ({ name, type, limits, isRequired, when }) =>
      [`${name}${isRequired ? '' : '?'}`, type, limits, when].filter(Boolean).join(' | '),
  );
}

test('limits of numbers, texts and lists, nested fields and null', () => {
  expect(fieldsOf('patch-segment')).toEqual([expect.stringMatching(/^segment \| text \| one of /)]);
  expect(fieldsOf('send-chat')).toEqual(
    expect.arrayContaining([
      'userId | whole number | 0 to 2147483647',
      'message | text | 1 to 2000 characters',
      'requestId? | text | a UUID',
      'context? | object',
      'context.recentActions? | list | up to 5 entries',
      'context.recentActions[].eventType | text | click',
      'context.recentActions[].eventData.elementType? | text | up to 64 characters',
      'context.intent? | text or null | up to 200 characters',
      'context.needsHelp? | true or false',
    ]),
  );
});

test('unions: fields shared by all kinds are listed once, others with their kind', () => {
  expect(fieldsOf('send-events')).toEqual([
    'userId | whole number | 0 to 2147483647',
    'events | list | 1 to 50 entries',
    'events[].eventType | text | one of pageview, click, scroll, navigation',
    'events[].eventId | text | a UUID',
    'events[].page? | text | up to 200 characters',
    'events[].occurredAt | text | a date and time in ISO 8601',
    'events[].eventData? | object | eventType: pageview',
    'events[].eventData | object | eventType: click',
    'events[].eventData.elementType? | text | up to 64 characters | eventType: click',
    'events[].eventData | object | eventType: scroll',
    'events[].eventData.depth | number | 0 to 100 | eventType: scroll',
    'events[].eventData | object | eventType: navigation',
    'events[].eventData.href | text | 1 to 500 characters | eventType: navigation',
    'events[].eventData.name | text | up to 200 characters | eventType: navigation',
    'campaign? | object',
    `campaign.first | object | named ${CAMPAIGN_KEYS.join(', ')}`,
    'campaign.first.*? | text | up to 200 characters',
    `campaign.last | object | named ${CAMPAIGN_KEYS.join(', ')}`,
    'campaign.last.*? | text | up to 200 characters',
  ]);
});

test('a field with two types, and records with arbitrary keys', () => {
  expect(fieldsOf('analyze-behavior')).toEqual(
    expect.arrayContaining([
      'behaviors | list or object | up to 200 entries',
      'behaviors[].eventData.depth | number | 0 to 100 | eventType: scroll',
      'behaviors.clickTypes | object',
      'behaviors.clickTypes.*? | whole number | 0 to 1000000',
    ]),
  );
});

test('fields of a response', () => {
  const schema = toJsonSchema(findCall('load-chat').response.schema, 'output');
  expect(describeFields(schema, apiDocsCopy.fields).map(({ name }) => name)).toContain('[].context.page');
});
