import { createEventReader, formatEvent } from './event-stream';

const events = [
  { event: 'delta', data: { text: 'two\n\nlines and "quotes", 𝄞' } },
  { event: 'done', data: null },
];

test.each([1, 2, 7, 1000])('what is written is read again, in pieces of %i', (size) => {
  const wire = events.map(formatEvent).join('');
  const read = createEventReader();
  const found = [];
  for (let start = 0; start < wire.length; start += size)
    found.push(...read(wire.slice(start, start + size)));
  expect(found).toEqual(events);
});

test('an event that is cut off is none', () => {
  expect(createEventReader()('event: delta\ndata: {"text":"a"}\n')).toEqual([]);
});
