import { parseReply, sumUsage } from './model-reply';

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
  const reply = parseReply({ ...MESSAGE, content, usage, unknown: 1 });
  expect(reply).toEqual({
    text: 'Hello there',
    usage: { input: 10, cacheWrite: 3, cacheRead: 0, output: 5 },
  });
  expect(sumUsage(reply.usage)).toBe(18);
});

test('a reply that was cut at max_tokens is accepted', () => {
  expect(parseReply({ ...MESSAGE, stop_reason: 'max_tokens' }).text).toBe('Hello');
});

test.each([
  [undefined],
  [null],
  [[]],
  ['<!doctype html>'],
  [{ ...MESSAGE, type: 'error' }],
  [{ ...MESSAGE, content: 'Hello' }],
  [{ ...MESSAGE, content: [] }],
  [{ ...MESSAGE, content: [null] }],
  [{ ...MESSAGE, content: [{ type: 'text' }] }],
  [{ ...MESSAGE, content: [{ type: 'text', text: ' \n ' }] }],
  [{ ...MESSAGE, stop_reason: null }],
  [{ ...MESSAGE, stop_reason: 'tool_use' }],
  [{ ...MESSAGE, usage: { input_tokens: 1.5, output_tokens: 5 } }],
  [{ ...MESSAGE, usage: { input_tokens: 1e12, output_tokens: 5 } }],
])('%j is not an answer', (reply) => {
  expect(() => parseReply(reply)).toThrow('bad-reply');
});

test('a refusal is distinguished from an unreadable reply', () => {
  expect(() => parseReply({ ...MESSAGE, stop_reason: 'refusal' })).toThrow('refused');
});
