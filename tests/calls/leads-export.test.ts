import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as demoRequests from '@/app/api/demo-requests/route';
import { CAMPAIGN_KEYS } from '@/lib/config/campaign';
import { openDatabase } from '@/lib/db/client';
import { createDemoRequest, FORMULAS } from '../support/calls/call-fixtures';
import { createVisitor } from '../support/calls/handler-visitor';
import { runScript, TYPESCRIPT } from '../support/site/run-script';
import { PAYLOADS } from '../support/browser/script-payloads';

const SCRIPT = 'scripts/data.mjs';
const HEADER = [
  ...['created_at', 'request_id', 'name', 'email', 'company', 'company_size', 'message'],
  ...[
    'segment',
    'cluster',
    'visitor_type',
    'page',
    'suspected_bot',
    'webhook_state',
    'email_state',
    ...CAMPAIGN_KEYS,
  ],
  ...CAMPAIGN_KEYS.map((key) => `first_${key}`),
].join(',');
// No page, no mark, no deliveries, and no campaigns.
const NO_CAMPAIGN = `,${','.repeat(3 + CAMPAIGN_KEYS.length * 2)}`;

const folder = mkdtempSync(join(tmpdir(), 'adaptive-site-leads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const exportLeads = (...args: string[]) => runScript(SCRIPT, ['leads', ...args]);

async function send(fields: Record<string, unknown> = {}): Promise<string> {
  const body = createDemoRequest(fields);
  expect((await createVisitor().call(demoRequests.POST, 'POST', { body })).status).toBe(201);
  return body.requestId;
}

async function sendThousandAndOne(): Promise<void> {
  const requestId = await send();
  const { demoRequest } = await openDatabase();
  const { id, ...row } = await demoRequest.findUniqueOrThrow({ where: { requestId } });
  await demoRequest.createMany({
    data: Array.from({ length: 1000 }, (_, index) => ({
      ...row,
      id: id + 1 + index,
      requestId: randomUUID(),
    })),
  });
}

beforeEach(async () => {
  await (await openDatabase()).demoRequest.deleteMany();
});

test('without requests there is only the header', async () => {
  expect(await exportLeads()).toEqual({ code: 0, stdout: `${HEADER}\r\n`, stderr: '0 demo requests\n' });
});

test('every request is a line, oldest first, with its time in UTC and its campaigns', async () => {
  const before = Date.now();
  const id = await send({
    companySize: '51-200',
    campaign: { utm_source: 'mail', msclkid: 'x' },
    firstCampaign: { gclid: 'y' },
  });
  await send({ name: 'Ben' });
  const { stdout, stderr } = await exportLeads();
  expect(stderr).toBe('2 demo requests\n');
  const [header, first = '', second = ''] = stdout.split('\r\n');
  expect(header).toBe(HEADER);
  const [createdAt = '', ...rest] = first.split(',');
  expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(Math.abs(Date.parse(createdAt) - before)).toBeLessThan(5000);
  expect(rest.join(',')).toBe(
    `${id},Ann Example,ann@company.example,Company,51-200,,developer,researcher,new,,,,,mail,,,,,,,,,x,,,,,,y,,,,`,
  );
  expect(second).toContain(',Ben,ann@company.example,Company,,,developer,researcher,new');
  expect(second.endsWith(NO_CAMPAIGN.slice(1))).toBe(true);
});

test('what did not arrive is said, and can be sent again', async () => {
  const { leadDelivery } = await openDatabase();
  const requestIds = [await send({ page: '/solutions' }), await send(), await send()];
  const { visitorId } = await (await openDatabase()).demoRequest.findFirstOrThrow();
  const row = (at: number, change: object) => ({
    ...{ id: randomUUID(), visitorId, requestId: requestIds[at] ?? '', channel: 'webhook', event: 'created' },
    ...{ nextAttemptAt: new Date(0), createdAt: new Date(at), ...change },
  });
  await leadDelivery.createMany({
    data: [
      row(0, { state: 'delivered', attempts: 1 }),
      row(1, { state: 'failed', attempts: 11, lastError: 'status 503' }),
      row(2, { channel: 'email' }),
    ],
  });
  const { stdout, stderr } = await exportLeads();
  expect(stderr).toBe('3 demo requests\nemail: 1 waiting\nwebhook: 1 failed after status 503\n');
  const lines = stdout.split('\r\n').slice(1, 4);
  expect(lines.map((line) => line.split(',').slice(9, 14))).toEqual([
    ['new', '/solutions', '', 'delivered', ''],
    ['new', '', '', 'failed', ''],
    ['new', '', '', '', 'waiting'],
  ]);
  expect(await exportLeads('--retry')).toEqual({
    code: 0,
    stdout: 'The running site sends 2 demo requests again within seconds.\n',
    stderr: '',
  });
  expect(await leadDelivery.findMany({ where: { state: 'waiting', attempts: 0 } })).toHaveLength(2);
});

test('values are quoted, and formulas escaped', async () => {
  const lines: string[] = [];
  for (const [company, value] of [
    ['=HYPERLINK("https://evil.example";"Click")', `"'=HYPERLINK(""https://evil.example"";""Click"")"`],
    ['+49 30 1234', "'+49 30 1234"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1', "'＝1"],
    ['Two\nlines, "quoted"', '"Two lines, ""quoted"""'],
    ["O'Neill & Söhne = 世界", "O'Neill & Söhne = 世界"],
  ]) {
    const id = await send({ company });
    lines.push(
      `,${id},Ann Example,ann@company.example,${value},,,developer,researcher,new${NO_CAMPAIGN}\r\n`,
    );
  }
  const { stdout } = await exportLeads();
  for (const line of lines) expect(stdout).toContain(line);
});

test('a prospect’s text is never a formula in a spreadsheet', async () => {
  for (const text of [...FORMULAS, ...PAYLOADS]) {
    const campaigns = { campaign: { utm_source: text }, firstCampaign: { gclid: text } };
    const body = createDemoRequest({ name: text, company: text, message: text, ...campaigns });
    expect([201, 400]).toContain((await createVisitor().call(demoRequests.POST, 'POST', { body })).status);
  }
  const { stdout } = await exportLeads();
  // Values as a spreadsheet parses them.
  const cells = [...stdout.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
  expect(cells).toContain(`'=1+1`);
  expect(cells.filter((cell) => /^[\s\u3000]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
});

test('--out writes a complete file that only its owner can read, or none', async () => {
  await send({ name: 'Jürgen' });
  const file = join(folder, 'new', 'leads.csv');
  expect(await exportLeads('--out', file)).toEqual({
    code: 0,
    stdout: '',
    stderr: `1 demo request written to ${file}\n`,
  });
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^\uFEFF${HEADER}\r\n[^\r]*Jürgen[^\r]*\r\n$`));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'new'))).toEqual(['leads.csv']);
  const nowhere = await exportLeads('--out', join(file, 'leads.csv'));
  expect(nowhere).toMatchObject({ code: 1, stderr: expect.stringContaining('cannot be written (EEXIST)') });
});

test.each([
  ['at all, while the database is still being read', 0],
  ['on', 256],
])('a file that cannot grow %s is removed, and the reason is reported', async (_how, blocks) => {
  await sendThousandAndOne();
  const file = join(folder, 'grown.csv');
  // `ulimit -f` limits the size of written files, in blocks of 512 bytes.
  const limited = `trap '' XFSZ; ulimit -f ${blocks}; exec "$0" "$@"`;
  const args = ['-c', limited, process.execPath, ...TYPESCRIPT, SCRIPT, 'leads', '--out', file];
  const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((resolve) =>
    execFile('sh', args, { env: process.env }, (error, _stdout, text) =>
      resolve({ code: error?.code, stderr: text }),
    ),
  );
  expect(code).toBe(1);
  expect(stderr).toContain(`${file} cannot be written (EFBIG).`);
  expect(stderr).toContain('Free up space on that disk');
  expect(stderr).not.toMatch(/^ +at /m);
  expect(readdirSync(folder)).not.toContainEqual(expect.stringContaining('grown.csv'));
});

test('more requests than fit in one page are all exported', async () => {
  await sendThousandAndOne();
  const { stdout, stderr } = await exportLeads();
  expect(stderr).toBe('1001 demo requests\n');
  expect(new Set(stdout.trim().split('\r\n')).size).toBe(1002);
});

test('an invalid query, option or database is named, with a remedy', async () => {
  expect(await runScript(SCRIPT, ['lead'])).toMatchObject({ code: 1, stdout: '' });
  const unknown = await exportLeads('--format', 'xml');
  expect(unknown.code).toBe(1);
  expect(unknown.stderr).toContain("Unknown option '--format'");
  expect(unknown.stderr).toContain('data -- leads --out data/leads.csv');
  const missing = await runScript(SCRIPT, ['leads'], { DATABASE_URL: `file:${folder}/none.db` });
  expect(missing).toMatchObject({ code: 1, stdout: '' });
  expect(missing.stderr).toContain(`There is no database ${folder}/none.db.`);
  const closed = await runScript(SCRIPT, ['leads'], {
    DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/site',
  });
  expect(closed.code).toBe(1);
  expect(closed.stderr).not.toContain('secret');
});
