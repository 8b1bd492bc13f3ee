import { listCalls } from '@/lib/api/endpoints';
import { listUnaccepted } from './tally';

const row = (accepted: number) => ({
  requests: 9,
  accepted,
  refused: 9 - accepted,
  above499: 0,
  different: 0,
});
const whole = Object.fromEntries(listCalls().map(({ id }) => [id, row(1)]));

test('of every documented call one request at least has to be accepted', () => {
  expect(listUnaccepted({ rows: whole })).toEqual([]);
});

test('a call that was never made is listed, and one that was always refused', () => {
  const rows = Object.fromEntries(Object.entries(whole).filter(([id]) => id !== 'send-chat'));
  expect(listUnaccepted({ rows: { ...rows, 'get-user': row(0) } })).toEqual(['get-user', 'send-chat']);
});

test('what no call answers does not count', () => {
  expect(listUnaccepted({ rows: { ...whole, 'no such call': row(0) } })).toEqual([]);
});
