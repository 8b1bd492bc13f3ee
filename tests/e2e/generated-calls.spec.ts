import { fuzzCalls } from '../../scripts/fuzz/calls';
import { expect, test } from './site';

// A slow machine must not lose the race against a test that only counts.
test.setTimeout(240_000);

test('generated calls: both databases answer the same, as documented, and keep what they accepted', async () => {
  const seed = Number(process.env.FUZZ_SEED ?? 20261121);
  const tally = await fuzzCalls({ seed, requests: 2000, path: process.env.FUZZ_PATH });
  expect(tally.requests).toBeGreaterThanOrEqual(process.env.FUZZ_PATH ? 1 : 2000);
  for (const [call, { accepted, requests }] of Object.entries(tally.rows)) {
    expect(requests, call).toBeGreaterThan(0);
    expect(accepted, call).toBeGreaterThan(0);
  }
});
