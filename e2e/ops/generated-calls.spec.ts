import { fuzzCalls } from './fuzz/run-calls';
import { listUnaccepted } from './fuzz/tally';
import { expect, test } from '../support/site';

/** FUZZ_REQUESTS=100000 sends more of them; FUZZ_SEED and FUZZ_PATH repeat the requests of a failed run. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 2000);
const SEED = Number(process.env.FUZZ_SEED ?? 20261121);
const PATH = process.env.FUZZ_PATH;
/** Maximum share of visits that are retried because of a 503. */
const BUSY_MAX = 0.001;

// A slow machine needs more time; speed is not tested here.
test.setTimeout(240_000 + REQUESTS * 20);

test('generated calls: on both databases every response is as documented, and none is above 499', async () => {
  const tally = await fuzzCalls({ seed: SEED, requests: REQUESTS, path: PATH });
  for (const [call, { above499 }] of Object.entries(tally.rows))
    expect({ call, above499 }).toEqual({ call, above499: 0 });
  // A replayed path is a single visit, which does not make every call.
  if (PATH !== undefined) return;
  expect(tally.requests).toBeGreaterThanOrEqual(REQUESTS);
  expect(listUnaccepted(tally)).toEqual([]);
  expect(tally.busy).toBeLessThanOrEqual(Math.ceil(tally.visits * BUSY_MAX));
});
