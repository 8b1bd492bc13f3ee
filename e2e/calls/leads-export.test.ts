import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as demoRequests from '@/app/api/demo-requests/route';
import { CAMPAIGN_KEYS } from '@/lib/config/campaign';
import { openDatabase } from '@/lib/db/client';
import { createVisitor } from '../support/handler-visitor';

type Run = { code: number | string; stdout: string; stderr: string };

const HEADER = [
  ...['created_at', 'request_id', 'name', 'email', 'company', 'company_size', 'message'],
  ...['segment', 'cluster', 'visitor_type', ...CAMPAIGN_KEYS],
  ...CAMPAIGN_KEYS.map((key) => `first_${key}`),
].join(',');
const NO_CAMPAIGN = ','.repeat(CAMPAIGN_KEYS.length * 2);

// Every export runs in a child process.
jest.setTimeout(30_000);

const folder = mkdtempSync(join(tmpdir(), 'adaptive-site-leads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const COMMAND = [process.execPath, 'scripts/leads-export.mjs'] as const;

function exportLeads(args: string[] = [], databaseUrl = process.env.DATABASE_URL): Promise<Run> {
  return run([...COMMAND, ...args], databaseUrl);
}

function run([file = '', ...args]: readonly string[], databaseUrl = process.env.DATABASE_URL): Promise<Run> {
  // A non-UTC time zone proves that local time is not used.
  const env = { ...process.env, DATABASE_URL: databaseUrl, TZ: 'America/New_York' };
  return new Promise((resolve) => {
    execFile(file, args, { env }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, stdout, stderr });
    });
  });
}

async function send(fields: Record<string, unknown>): Promise<string> {
  const requestId = randomUUID();
  const body = {
    requestId,
    userId: 7,
    name: 'Ann Example',
    email: 'ann@company.example',
    company: 'Company',
    persona: { segment: 'developer', cluster: 'explorer', visitor: 'new' },
    ...fields,
  };
  expect((await createVisitor().call(demoRequests.POST, 'POST', { body })).status).toBe(201);
  return requestId;
}

async function sendThousandAndOne(): Promise<void> {
  const id = await send({});
  const database = await openDatabase();
  const row = await database.demoRequest.findUniqueOrThrow({ where: { requestId: id } });
  const data = Array.from({ length: 1000 }, (_, index) => ({
    ...row,
    id: row.id + 1 + index,
    requestId: randomUUID(),
  }));
  await database.demoRequest.createMany({ data });
}

beforeEach(async () => {
  await (await openDatabase()).demoRequest.deleteMany();
});

test('without requests there is only the header', async () => {
  expect(await exportLeads()).toEqual({ code: 0, stdout: `${HEADER}\r\n`, stderr: '0 demo requests\n' });
});

test('every request is a line, oldest first, with its time in UTC and its campaigns', async () => {
  const before = new Date();
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
  expect(Math.abs(Date.parse(createdAt) - before.getTime())).toBeLessThan(5000);
  expect(rest.join(',')).toBe(
    `${id},Ann Example,ann@company.example,Company,51-200,,developer,explorer,new,mail,,,,,,,,,x,,,,,,y,,,,`,
  );
  expect(second).toContain(',Ben,ann@company.example,Company,,,developer,explorer,new');
  expect(second.endsWith(NO_CAMPAIGN.slice(1))).toBe(true);
});

test.each([
  ['=HYPERLINK("https://evil.example";"Click")', `"'=HYPERLINK(""https://evil.example"";""Click"")"`],
  ['+49 30 1234', "'+49 30 1234"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1', "'＝1"],
  ['Two\nlines, "quoted"', '"Two\nlines, ""quoted"""'],
  ["O'Neill & Söhne = 世界", "O'Neill & Söhne = 世界"],
])('%j is exported as %s', async (company, value) => {
  const id = await send({ company });
  const { stdout } = await exportLeads();
  expect(stdout.slice(stdout.indexOf(id))).toBe(
    `${id},Ann Example,ann@company.example,${value},,,developer,explorer,new${NO_CAMPAIGN}\r\n`,
  );
});

test('--out writes a complete file that only its owner can read, or none', async () => {
  await send({ name: 'Jürgen' });
  const file = join(folder, 'leads.csv');
  const { code, stdout, stderr } = await exportLeads(['--out', file]);
  expect({ code, stdout, stderr }).toEqual({
    code: 0,
    stdout: '',
    stderr: `1 demo request written to ${file}\n`,
  });
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^\uFEFF${HEADER}\r\n[^\r]*Jürgen[^\r]*\r\n$`));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['leads.csv']);

  const nowhere = await exportLeads(['--out', join(folder, 'no', 'leads.csv')]);
  expect(nowhere.code).toBe(1);
  expect(nowhere.stderr).toContain('cannot be written (ENOENT)');
});

test.each([
  ['at all, while the database is still being read', 0],
  ['on', 256],
])('a file that cannot grow %s is removed, and the reason is reported', async (_how, blocks) => {
  await sendThousandAndOne();
  const file = join(folder, 'grown.csv');
  // `ulimit -f` limits the size of written files, in blocks of 512 bytes.
  const limited = `trap '' XFSZ; ulimit -f ${blocks}; exec "$0" "$@"`;
  const { code, stderr } = await run(['sh', '-c', limited, ...COMMAND, '--out', file]);
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

test('an invalid option or database is named, with a remedy', async () => {
  const unknown = await exportLeads(['--format', 'xml']);
  expect(unknown.code).toBe(1);
  expect(unknown.stderr).toContain("Unknown option '--format'");
  expect(unknown.stderr).toContain('data -- leads --out leads.csv');
  const missing = await exportLeads([], `file:${folder}/none.db`);
  expect(missing).toMatchObject({ code: 1, stdout: '' });
  expect(missing.stderr).toContain(`There is no database ${folder}/none.db.`);
  expect((await exportLeads([], 'postgres://me:secret@127.0.0.1:1/site')).stderr).not.toContain('secret');
});
