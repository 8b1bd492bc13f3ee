import { listCalls } from '@/lib/api/endpoints';
import { listUnaccepted } from './tally';

const row = (accepted: number) => ({
  requests: 9,
  accepted,
  refused: 9 - accepted,
  above499: 0,
  different: 0,
});
const complete = Object.fromEntries(listCalls().map(({ id }) => [id, row(1)]));

test('every documented call needs at least one accepted request', () => {
  expect(listUnaccepted({ rows: complete })).toEqual([]);
});

test('calls that were never made or always refused are listed', () => {
  const rows = Object.fromEntries(Object.entries(complete).filter(([id]) => id !== 'send-chat'));
  expect(listUnaccepted({ rows: { ...rows, 'get-user': row(0) } })).toEqual(['get-user', 'send-chat']);
});

test('requests to unknown paths do not count', () => {
  expect(listUnaccepted({ rows: { ...complete, 'no such call': row(0) } })).toEqual([]);
});
