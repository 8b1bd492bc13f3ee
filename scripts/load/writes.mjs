import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BARE } from '../pages/javascript-report.mjs';
import { root } from '../set-up/fingerprint.mjs';
import { serve } from '../shared/serve.mjs';
import { atLeast, report, within } from './report.mjs';
import { makeVisitor } from './visitors.mjs';
import { compareTargets, countRequests } from './wrk.mjs';

const SITE_PORT = 3240;
const BARE_PORT = 3241;
const WRITERS = 16;
const WAL_WRITES = 100_000;
/** Allows at most four times the work of a bare handler. */
const WRITE_BAR = 0.25;
const WAL_BAR_MEGABYTES = 8;
const WAL_ROUND_SECONDS = 10;
const WRITE = '/api/user/42/segment';

/** A fresh server is three times slower until V8 has optimized the hot code. */
const WARM_UP_SECONDS = 30;

const LIMITS = { RATE_LIMIT_PER_MINUTE: '1000000000', RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000000' };

const script = () => `
local cookies = { ${Array.from({ length: WRITERS }, (_, number) => `"visitor=${makeVisitor(number).cookie}"`).join(', ')} }
local count = 0
wrk.method = "PATCH"
wrk.body = '{"segment":"developer"}'
request = function()
  count = count + 1
  local headers = { ["Content-Type"] = "application/json", ["Cookie"] = cookies[count % ${WRITERS} + 1] }
  return wrk.format(nil, nil, headers, nil)
end`;

async function watchLog(file, work) {
  let bytes = 0;
  const sample = async () => {
    bytes = Math.max(bytes, (await stat(`${file}-wal`)).size);
  };
  const timer = setInterval(sample, 250);
  try {
    await work();
    await sample();
  } finally {
    clearInterval(timer);
  }
  return bytes / 1024 / 1024;
}

export async function benchWrites(databaseUrl, folder) {
  const scriptFile = join(folder, 'write.lua');
  await writeFile(scriptFile, script());
  const bare = await serve(BARE, BARE_PORT, { BARE_DATABASE: join(folder, 'bare.db') });
  const site = await serve(root, SITE_PORT, { ...LIMITS, DATABASE_URL: databaseUrl }, '/api/health');
  const targets = [
    { name: 'bare handler', url: `${bare.url}/write`, script: scriptFile },
    { name: 'this site', url: site.url + WRITE, script: scriptFile },
  ];
  try {
    const { perSecond, ratio } = await compareTargets(targets, { warmUpSeconds: WARM_UP_SECONDS });
    let written = 0;
    const megabytes = await watchLog(databaseUrl.slice('file:'.length), async () => {
      while (written < WAL_WRITES)
        written += WAL_ROUND_SECONDS * (await countRequests(targets[1], WAL_ROUND_SECONDS));
    });
    return report('Writes on SQLite, each on the disk when it is answered (wrk, 16 connections)', [
      ...targets.map(({ name }) => ({ what: name, figure: `${Math.round(perSecond(name))} writes/s` })),
      atLeast('this site : bare handler', ratio('this site', 'bare handler'), WRITE_BAR),
      within(
        `log after ${Math.round(written)} writes`,
        megabytes,
        WAL_BAR_MEGABYTES,
        'MB',
        megabytes.toFixed(1),
      ),
    ]);
  } finally {
    await Promise.all([bare.stop(), site.stop()]);
  }
}
