import { readEnv } from '@/lib/config/env';
import { formatTime } from '../database/open-database.mjs';
import { streamRows } from '../database/read-rows.mjs';
import { formatTable } from '../shared/format-table.mjs';
import { groupQuestions } from './group-questions';

const DAY_MS = 24 * 60 * 60 * 1000;

const HEADINGS = {
  'not-stated': 'Answered that the site does not state it',
  maybe: 'Answered with cards',
  unknown: 'Not answered',
};

// A question and its answer are stored as consecutive rows.
const QUERY = `SELECT "visitorId", "userId", "message", "isUserMessage", "createdAt" FROM "ChatMessage"
  ORDER BY "visitorId", "userId", "id"`;

/** Reads every stored question with its answer. @param {string} since ISO 8601 UTC */
async function readExchanges(since, databaseUrl) {
  const exchanges = [];
  let asked = null;
  for await (const row of streamRows({ what: 'chat messages', text: QUERY }, databaseUrl)) {
    const { visitorId, userId, message } = row;
    if (row.isUserMessage) asked = row;
    else if (asked && asked.visitorId === visitorId && asked.userId === userId) {
      const createdAt = formatTime(row.createdAt);
      if (createdAt >= since)
        exchanges.push({ visitorId, question: asked.message, answer: message, createdAt });
      asked = null;
    }
  }
  return exchanges;
}

export async function listQuestions(_, databaseUrl) {
  const { retentionDays } = readEnv();
  const since = new Date(Date.now() - retentionDays * DAY_MS).toISOString();
  const { groups, hidden } = groupQuestions(await readExchanges(since, databaseUrl));
  const sections = Object.entries(HEADINGS).map(([kind, heading]) => {
    const rows = groups.filter((group) => group.kind === kind);
    const cells = rows.map(({ times, lastDay, question }) => [times, lastDay, question]);
    const table = rows.length > 0 ? ['', ...formatTable(['times', 'last day', 'question'], cells)] : [];
    return [`${heading}: ${rows.length}`, ...table].join('\n');
  });
  const lines = [
    `Questions of the last ${retentionDays} days, grouped`,
    ...sections,
    `Not listed, because one visitor alone asked and it holds something personal or is long: ${hidden}`,
    'lib/content/README.md says how to add a wording or an answer.',
  ];
  console.log(lines.join('\n\n'));
}
