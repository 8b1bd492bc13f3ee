import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startPostgres } from '../support/database/postgres-server.mjs';
import { sendRequest } from '../support/http/send-request';
import { expect, test } from '../support/site/site';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
/** TEST_IMAGE: one that was built before. */
const IMAGE = process.env.TEST_IMAGE ?? 'localhost/adaptive-site-test';
/** The release before, which the update starts from; without it, the image itself. */
const PREVIOUS_IMAGE = process.env.PREVIOUS_IMAGE ?? IMAGE;
const PORT = 4365;
const URL = `http://localhost:${PORT}`;
const BUILD_MS = 1_800_000;
const MAX_BYTES = 220_000_000;
const FEEDBACK = { userId: 7, rating: 5 };
const QUESTION = { userId: 7, message: 'Is there a free trial?' };
/** As compose.yml and deploy/kubernetes run it. The rest is for machines without systemd and cgroups. */
const OPTIONS =
  '--detach --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges --network host --no-healthcheck --runtime runc --ulimit nofile=4096:4096 --ulimit nproc=4096:4096';

test.describe.configure({ mode: 'serial' });
test.skip(
  !['/usr/bin/buildah', '/usr/bin/podman'].every((program) => existsSync(program)),
  'buildah and podman are not installed',
);

let folder = '';
let container = '';

async function start(env: Record<string, string>, image = IMAGE): Promise<void> {
  const settings = { PORT: String(PORT), SITE_URL: URL, EXPERIMENTS: 'off', ...env };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
  const { stdout } = await run('podman', [
    'run',
    ...OPTIONS.split(' '),
    '-v',
    `${folder}:/data`,
    ...args,
    image,
  ]);
  container = stdout.trim();
  const isHealthy = async () => (await fetch(`${URL}/api/health`).catch(() => null))?.ok;
  await expect.poll(isHealthy, { timeout: 30_000 }).toBe(true);
}

/** @returns the exit code */
async function stop(): Promise<string> {
  await run('podman', ['stop', '--time', '20', container]);
  const { stdout } = await run('podman', ['inspect', '--format', '{{.State.ExitCode}}', container]);
  await run('podman', ['rm', container]);
  container = '';
  return stdout.trim();
}

/** Stores feedback and a question. @returns the visitor's cookie */
async function write(): Promise<string> {
  const send = (path: string, body: object, cookie = '') =>
    fetch(URL + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const feedback = await send('/api/feedback', FEEDBACK);
  const cookie = feedback.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect([feedback.status, (await send('/api/chat', QUESTION, cookie)).status]).toEqual([201, 200]);
  return cookie;
}

const readQuestions = async (cookie: string) =>
  (await (await fetch(`${URL}/api/chat/7`, { headers: { cookie } })).json()).map(
    ({ message }: { message: string }) => message,
  );

const operate = async (...args: string[]) =>
  (await run('podman', ['exec', container, 'node', ...args])).stdout;

/** Bases of this machine, for one that reaches no registry (tests/support/site/image-bases.sh). */
async function listBases(): Promise<string[]> {
  const { stdout } = await run('buildah', ['images', '--format', '{{.Name}}']);
  const hasBases = stdout.includes('localhost/node-build');
  return hasBases ? ['BUILD_IMAGE=localhost/node-build', 'RUN_IMAGE=localhost/node-slim'] : [];
}

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  folder = await mkdtemp(join(tmpdir(), 'image-'));
  await chmod(folder, 0o777);
  if (process.env.TEST_IMAGE) return;
  const previous = process.env.PREVIOUS_IMAGE ? [`PREVIOUS_IMAGE=${PREVIOUS_IMAGE}`] : [];
  const buildArgs = [...(await listBases()), ...previous].flatMap((arg) => ['--build-arg', arg]);
  const args = [
    'bud',
    '--layers=false',
    '--network',
    'host',
    '--format',
    'docker',
    ...buildArgs,
    '-t',
    IMAGE,
    '.',
  ];
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' };
  await run('buildah', args, { cwd: ROOT, env, maxBuffer: Infinity });
});
test.afterAll(async () => {
  if (container) await run('podman', ['rm', '--force', container]);
  await rm(folder, { recursive: true, force: true });
});

test('the image is small', async () => {
  test.setTimeout(300_000);
  const { stdout } = await run('sh', ['-c', `podman save -q ${IMAGE} | gzip -6 | wc -c`]);
  expect(Number(stdout)).toBeLessThan(MAX_BYTES);
});

test('it serves pages and calls with SQLite, stops with 0, and keeps its data through an update', async () => {
  test.setTimeout(180_000);
  await start({}, PREVIOUS_IMAGE);
  const page = (
    await sendRequest(URL, '/pricing', { headers: { 'accept-encoding': 'identity' } })
  ).body.toString();
  expect(page).toContain(`<link rel="canonical" href="${URL}/pricing"/>`);
  const [, script = ''] = page.match(/"(\/_next\/static\/[^"]+\.js)"/) ?? [];
  expect((await sendRequest(URL, script)).status).toBe(200);
  const cookie = await write();
  expect(await operate('.next/bin/data.mjs', 'leads')).toContain('created_at,request_id');
  expect(await operate('.next/bin/backup.mjs', '--to', '/data/backups')).toContain('and checked');
  expect(await stop()).toBe('0');

  await start({ CONSENT_MODE: 'opt-in' });
  expect((await sendRequest(URL, '/')).body.toString()).toContain('data-consent="opt-in"');
  expect((await sendRequest(URL, script)).status, 'a page opened before the update').toBe(200);
  expect(await readQuestions(cookie)).toEqual([QUESTION.message, expect.any(String)]);
  expect(await stop()).toBe('0');
});

test('it serves from Postgres', async () => {
  test.setTimeout(180_000);
  const postgres = await startPostgres();
  try {
    await postgres.createDatabase('site');
    await start({ DATABASE_URL: postgres.url('site') });
    expect(await readQuestions(await write())).toEqual([QUESTION.message, expect.any(String)]);
    expect(await stop()).toBe('0');
  } finally {
    await postgres.stop();
  }
});
