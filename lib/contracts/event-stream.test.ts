import { createEventReader, formatEvent } from './event-stream';

const events = [
  { event: 'delta', data: { text: 'two\n\nlines and "quotes", 𝄞' } },
  { event: 'done', data: null },
];

test.each([1, 2, 7, 1000])('formatted events are read back in chunks of %i', (size) => {
  const wire = events.map(formatEvent).join('');
  const read = createEventReader();
  const found = [];
  for (let start = 0; start < wire.length; start += size)
    found.push(...read(wire.slice(start, start + size)));
  expect(found).toEqual(events);
});

test('a truncated event is ignored', () => {
  expect(createEventReader()('event: delta\ndata: {"text":"a"}\n')).toEqual([]);
});
