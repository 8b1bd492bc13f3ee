import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { formatTime } from './database/open-database.mjs';
import { streamRows } from './database/read-rows.mjs';
import { loadSettings } from './set-up/settings.mjs';
import { StepError } from './shared/console.mjs';
import { csvLine } from './shared/csv-line.mjs';
import { isCommand } from './shared/is-command.mjs';
import { loadTypeScript } from './shared/load-typescript.mjs';
import { runWithOptions } from './shared/read-options.mjs';

const USAGE = `Prints every demo request as CSV, oldest first.

  npm run --silent data -- leads > leads.csv
  npm run data -- leads --out leads.csv

Uses the database in DATABASE_URL, as npm start does.`;

// Without it, spreadsheets misread the accents in a file. Omitted on standard output.
const BYTE_ORDER_MARK = '\uFEFF';

const DISK_FULL_CODES = ['ENOSPC', 'EFBIG', 'EDQUOT'];

const QUERY = { what: 'demo requests', text: 'SELECT * FROM "DemoRequest" ORDER BY "id"' };

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
};

/** @param {Record<string, unknown>} row as stored @param {readonly string[]} keys of a campaign */
function formatRequest(row, keys) {
  const campaigns = [readCampaign(row.campaign), readCampaign(row.firstCampaign)];
  const stored = { ...row, createdAt: formatTime(row.createdAt) };
  const values = Object.values(FIELDS).map((name) => stored[name]);
  return csvLine([...values, ...campaigns.flatMap((campaign) => keys.map((key) => campaign[key]))]);
}

/** One unreadable campaign must not fail the whole export. */
function readCampaign(json) {
  try {
    return JSON.parse(json ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Writes all requests to a stream and returns their number. If the database is unavailable, nothing is written. */
async function writeRequests(stream, databaseUrl) {
  const { CAMPAIGN_KEYS: keys } = await loadTypeScript('lib/config/campaign.ts');
  const header = csvLine([...Object.keys(FIELDS), ...keys, ...keys.map((key) => `first_${key}`)]);
  let count = 0;
  for await (const request of streamRows(QUERY, databaseUrl)) {
    // The stream can fail while the query runs.
    if (stream.errored) throw stream.errored;
    if (count === 0) stream.write(header);
    count += 1;
    if (!stream.write(formatRequest(request, keys))) await once(stream, 'drain');
  }
  if (count === 0) stream.write(header);
  return count;
}

/** The file is renamed when it is complete. It contains personal data, so only its owner can read it. */
async function writeFile(file, databaseUrl) {
  const part = `${file}.${process.pid}.part`;
  const stream = createWriteStream(part, { mode: 0o600, flags: 'wx' });
  stream.on('error', () => {});
  try {
    await once(stream, 'open');
    stream.write(BYTE_ORDER_MARK);
    const count = await writeRequests(stream, databaseUrl);
    if (stream.errored) throw stream.errored;
    stream.end();
    await once(stream, 'close');
    await rename(part, file);
    return count;
  } catch (error) {
    stream.destroy();
    await rm(part, { force: true });
    if (!error.syscall) throw error;
    throw new StepError(`${file} cannot be written (${error.code}).`, {
      todo: DISK_FULL_CODES.includes(error.code)
        ? 'Free up space on that disk, or name a file on another one.'
        : 'Name a file in an existing folder that you can write to.',
    });
  }
}

async function exportLeads({ out }) {
  if (out === '') throw new StepError('--out needs a file name.', { todo: USAGE });
  loadSettings();
  const databaseUrl = process.env.DATABASE_URL || undefined;
  // A reader such as `head` can close the pipe early.
  process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  const count = out
    ? await writeFile(resolve(out), databaseUrl)
    : await writeRequests(process.stdout, databaseUrl);
  const summary = `${count} demo ${count === 1 ? 'request' : 'requests'}`;
  console.error(out ? `${summary} written to ${out}` : summary);
}

if (isCommand(import.meta.url))
  await runWithOptions(USAGE, exportLeads, { options: { out: { type: 'string' } } });
