import { join } from 'node:path';
import { readExchanges } from './assistant/read-exchanges.mjs';
import { root } from './set-up/fingerprint.mjs';
import { loadSettings } from './set-up/settings.mjs';
import { formatTable } from './shared/format-table.mjs';
import { loadTypeScript } from './shared/load-typescript.mjs';
import { runWithOptions } from './shared/read-options.mjs';

const USAGE = `Lists the questions that the assistant did not answer, from the chats of the last RETENTION_DAYS.

  npm run data -- assistant

Addresses, links, names and long numbers are masked. A question asked by a single visitor is listed only if it is short and
nothing in it was masked. No other data about visitors is shown. Uses the database in DATABASE_URL, as npm start does.`;

const DAY_MS = 24 * 60 * 60 * 1000;

const HEADINGS = {
  'not-stated': 'Answered that the site does not state it',
  closest: 'Answered with the closest thing on the site',
  unknown: 'Answered "I don\'t know"',
};

/**
 * @param {{ groups: { kind: string, question: string, times: number, lastDay: string }[], hidden: number }} grouped
 * @param {number} days
 */
function formatQuestions({ groups, hidden }, days) {
  const sections = Object.entries(HEADINGS).map(([kind, heading]) => {
    const rows = groups.filter((group) => group.kind === kind);
    const cells = rows.map(({ times, lastDay, question }) => [times, lastDay, question]);
    const table = rows.length > 0 ? ['', ...formatTable(['times', 'last day', 'question'], cells)] : [];
    return [`${heading}: ${rows.length}`, ...table].join('\n');
  });
  return [
    `Questions of the last ${days} days, grouped`,
    ...sections,
    `Not listed, because one visitor alone asked and it holds something personal or is long: ${hidden}`,
    'lib/content/README.md says how to add a wording or an answer.',
  ].join('\n\n');
}

async function report() {
  loadSettings();
  const { readEnv } = await loadTypeScript(join(root, 'lib/config/env.ts'));
  const { groupQuestions } = await loadTypeScript(join(root, 'scripts/assistant/group-questions.ts'));
  const { retentionDays } = readEnv();
  const since = new Date(Date.now() - retentionDays * DAY_MS).toISOString();
  const exchanges = await readExchanges(since, process.env.DATABASE_URL || undefined);
  console.log(formatQuestions(groupQuestions(exchanges), retentionDays));
}

await runWithOptions(USAGE, report);
