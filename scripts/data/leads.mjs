import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CAMPAIGN_KEYS } from '@/lib/config/campaign';
import { formatTime } from '../database/open-database.mjs';
import { streamRows } from '../database/read-rows.mjs';
import { StepError } from '../shared/console.mjs';
import { csvLine, explainWriting } from '../shared/csv.mjs';

// Without it, spreadsheets misread the accents in a file. Omitted on standard output.
const BYTE_ORDER_MARK = '\uFEFF';

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
  suspected_bot: 'isSuspected',
};

/** @param {{ out?: string }} options */
export async function exportLeads({ out }, databaseUrl) {
  if (out === '') throw new StepError('--out needs a file name.');
  let count = 0;

  /** The header comes with the first row, so that nothing is written if the database is unavailable. */
  async function* formatLines() {
    let header = csvLine([...Object.keys(FIELDS), ...CAMPAIGN_KEYS, ...CAMPAIGN_KEYS.map((key) => `first_${key}`)]);
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
}

/** @param {Record<string, unknown>} row as stored */
function formatRequest(row) {
  const campaigns = [readCampaign(row.campaign), readCampaign(row.firstCampaign)];
  const stored = { ...row, createdAt: formatTime(row.createdAt), isSuspected: row.isSuspected ? 'yes' : '' };
  const values = Object.values(FIELDS).map((name) => stored[name]);
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
