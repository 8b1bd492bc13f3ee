import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CAMPAIGN_KEYS } from '@/lib/config/campaign';
import { closeDatabase } from '@/lib/db/client';
import { retryUndelivered } from '@/lib/db/lead-deliveries';
import { formatTime } from '../database/open-database.mjs';
import { readRows, streamRows } from '../database/read-rows.mjs';
import { root } from '../shared/fingerprint.mjs';
import { StepError } from '../shared/console.mjs';
import { csvLine, explainWriting } from '../shared/format-table.mjs';

// Without it, spreadsheets misread the accents in a file. Omitted on standard output.
const BYTE_ORDER_MARK = '\uFEFF';

const CHANNELS = ['webhook', 'email'];
const selectState = (channel) =>
  `(SELECT "state" FROM "LeadDelivery" WHERE "requestId" = "DemoRequest"."requestId" AND "channel" = '${channel}'
    ORDER BY "createdAt" DESC LIMIT 1) AS "${channel}State"`;
const QUERY = {
  what: 'demo requests',
  text: `SELECT *, ${CHANNELS.map(selectState).join()} FROM "DemoRequest" ORDER BY "id"`,
};
const FAILED = {
  what: 'demo requests',
  text: `SELECT "channel", "state", "lastError", COUNT(*) AS "count" FROM "LeadDelivery" WHERE "state" IN ('waiting', 'failed')
    GROUP BY "channel", "state", "lastError" ORDER BY "channel", "state", "lastError"`,
};

const FIELDS = {
  created_at: 'createdAt',
  request_id: 'requestId',
  name: 'name',
  email: 'email',
  company: 'company',
  company_size: 'companySize',
  message: 'message',
  segment: 'segment',
  cluster: 'cluster',
  visitor_type: 'visitorType',
  page: 'page',
  suspected_bot: 'isSuspected',
};

/** @param {{ out?: string, retry?: boolean }} options */
export async function exportLeads({ out, retry }, databaseUrl) {
  if (retry) return retryLeads();
  if (out === '') throw new StepError('--out needs a file name.');
  let count = 0;

  /** The header comes with the first row, so that nothing is written if the database is unavailable. */
  async function* formatLines() {
    const firstKeys = CAMPAIGN_KEYS.map((key) => `first_${key}`);
    let header = csvLine([...Object.keys(FIELDS), ...CHANNELS.map((channel) => `${channel}_state`), ...CAMPAIGN_KEYS, ...firstKeys]);
    if (out) header = `${BYTE_ORDER_MARK}${header}`;
    for await (const row of streamRows(QUERY, databaseUrl)) {
      yield header + formatRequest(row);
      header = '';
      count += 1;
    }
    if (header) yield header;
  }

  if (out) await writeFile(resolve(out), formatLines);
  else await print(formatLines);
  const summary = `${count} demo ${count === 1 ? 'request' : 'requests'}`;
  console.error(out ? `${summary} written to ${out}` : summary);
  for (const { channel, state, lastError, count: waiting } of await readRows(FAILED, databaseUrl))
    console.error(`${channel}: ${waiting} ${state}${lastError ? ` after ${lastError}` : ''}`);
}

/** Lets the running site send what did not arrive. */
async function retryLeads() {
  // Relative paths in the settings are relative to the project.
  process.chdir(root);
  try {
    const count = await retryUndelivered(new Date());
    console.log(`The running site sends ${count} demo ${count === 1 ? 'request' : 'requests'} again within seconds.`);
  } finally {
    await closeDatabase();
  }
}

/** @param {Record<string, unknown>} row as stored */
function formatRequest(row) {
  const campaigns = [readCampaign(row.campaign), readCampaign(row.firstCampaign)];
  const stored = { ...row, createdAt: formatTime(row.createdAt), isSuspected: row.isSuspected ? 'yes' : '' };
  const states = CHANNELS.map((channel) => stored[`${channel}State`]);
  const values = [...Object.values(FIELDS).map((name) => stored[name]), ...states];
  return csvLine([...values, ...campaigns.flatMap((campaign) => CAMPAIGN_KEYS.map((key) => campaign[key]))]);
}

/** One unreadable campaign must not fail the whole export. */
function readCampaign(json) {
  try {
    return JSON.parse(json ?? '{}') ?? {};
  } catch {
    return {};
  }
}

async function print(lines) {
  // A reader such as `head` can close the pipe early.
  process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  await pipeline(lines, process.stdout, { end: false });
}

/** The file is renamed when it is complete. It contains personal data, so only its owner can read it. */
async function writeFile(file, lines) {
  const part = `${file}.${process.pid}.part`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await pipeline(lines, createWriteStream(part, { mode: 0o600, flags: 'wx' }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw explainWriting(error, file);
  }
}
