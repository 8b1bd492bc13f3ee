import { clearBehavior, recordBehavior } from './behavior-log';
import { formatReplayAddress, parseReplayRequest } from './replay-request';

afterEach(clearBehavior);

test.each([
  ['researcher', { sample: 'researcher' }],
  ['P', { events: [{ eventType: 'pageview', eventData: {} }] }],
  ['P*20', { events: Array.from({ length: 20 }, () => ({ eventType: 'pageview', eventData: {} })) }],
  ['P*21', null],
  ['P*99 P*99', null],
  ['', null],
  ['robot', null],
  ['<script>', null],
  ['P S999', null],
])('%j requests %j', (text, expected) => {
  expect(parseReplayRequest(text)).toEqual(expected);
});

test('the address contains the last twenty events', () => {
  for (let depth = 0; depth < 25; depth += 1) recordBehavior({ eventType: 'scroll', eventData: { depth } });
  const { pathname, searchParams } = new URL(formatReplayAddress('/features'), 'http://site');
  expect([pathname, searchParams.get('demo')]).toEqual(['/features', '1']);
  expect(searchParams.get('replay')?.split(' ')).toEqual(
    Array.from({ length: 20 }, (_, index) => `S${index + 5}`),
  );
});

test('a visitor without events sees a sample', () => {
  expect(formatReplayAddress('/')).toBe('/?demo=1&replay=explorer');
});
