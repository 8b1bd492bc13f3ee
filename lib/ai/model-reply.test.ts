import { addUsage, parseEvent, parseReply, sumUsage } from './model-reply';

const MESSAGE = {
  type: 'message',
  content: [{ type: 'text', text: 'Hello' }],
  stop_reason: 'end_turn',
  usage: { input_tokens: 10, output_tokens: 5 },
};

test('the text of all text blocks, and all token counts', () => {
  const content = [
    { type: 'thinking', thinking: 'Hm.' },
    { type: 'text', text: 'Hello' },
    { type: 'tool_use', id: '1', name: 'buy', input: {} },
    { type: 'text', text: ' there' },
  ];
  const usage = { ...MESSAGE.usage, cache_creation_input_tokens: 3, cache_read_input_tokens: null };
  expect(parseReply({ ...MESSAGE, content, usage, unknown: 1 })).toEqual({
    text: 'Hello there',
    usage: { input: 10, cacheWrite: 3, cacheRead: 0, output: 5 },
  });
});

test.each([
  [undefined],
  [[]],
  ['<!doctype html>'],
  [{ ...MESSAGE, type: 'error' }],
  [{ ...MESSAGE, content: 'Hello' }],
  [{ ...MESSAGE, content: [{ type: 'text' }] }],
  [{ ...MESSAGE, content: [null] }],
  [{ ...MESSAGE, stop_reason: null }],
  [{ ...MESSAGE, usage: { input_tokens: 1.5, output_tokens: 5 } }],
  [{ ...MESSAGE, usage: { input_tokens: 1e12, output_tokens: 5 } }],
])('%j is not an answer', (reply) => {
  expect(() => parseReply(reply)).toThrow('bad-reply');
});

test('a refusal is distinguished from an unreadable reply', () => {
  expect(() => parseReply({ ...MESSAGE, stop_reason: 'refusal' })).toThrow('refused');
  expect(() => parseReply({ ...MESSAGE, stop_reason: 'pause_turn' })).toThrow('bad-reply');
});

test('updated counts replace earlier ones, and the others stay', () => {
  const before = { input: 10, cacheWrite: 3, cacheRead: 7, output: 1 };
  expect(addUsage(before, { output_tokens: 20 })).toEqual({ ...before, output: 20 });
  const all = {
    input_tokens: 1,
    cache_creation_input_tokens: 2,
    cache_read_input_tokens: 0,
    output_tokens: 4,
  };
  expect(sumUsage(addUsage(before, all))).toBe(7);
});

test('unknown event types are ignored; events without a type are not', () => {
  expect(parseEvent({ type: 'something_new', anything: 1 })).toBeNull();
  for (const event of [null, 5, 'x', {}, { type: 5 }, { type: 'message_start' }]) {
    expect(() => parseEvent(event)).toThrow('bad-reply');
  }
});
