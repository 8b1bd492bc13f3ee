import { fuzzCalls } from './fuzz/calls';
import { listUnaccepted } from './fuzz/tally';
import { expect, test } from '../support/site';

test.describe.configure({ retries: 0 });
// A slow machine needs more time; speed is not tested here.
test.setTimeout(240_000);

test('generated calls: both databases respond identically, as documented, and keep what they accepted', async () => {
  const seed = Number(process.env.FUZZ_SEED ?? 20261121);
  const path = process.env.FUZZ_PATH;
  const tally = await fuzzCalls({ seed, requests: 2000, path });
  expect(tally.requests).toBeGreaterThanOrEqual(path === undefined ? 2000 : 1);
  // A replayed path is a single visit, which does not make every call.
  if (path === undefined) expect(listUnaccepted(tally)).toEqual([]);
});
