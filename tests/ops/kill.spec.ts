import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../scripts/database/migrate.mjs';
import { startPostgres } from '../support/database/postgres-server.mjs';
import { expect, test } from '../support/site/site';
import { startSite } from '../support/site/start-site.mjs';

const PORT = 3160;
const WRITERS = 6;
const WRITES_BEFORE_KILL = 60;
const SERVING_WITHIN_MS = 5000;
const BACK_WITHIN_MS = 15_000;
/** Blocks the event loop for ever on this signal. */
const HANGING = '--import=data:text/javascript,process.on(`SIGUSR2`,()=>{for(;;);})';

type Question = { requestId: string; message: string };
type Visitor = { cookie: string; asked: Question[]; answered: Question[] };

const DATABASES = {
  async SQLite() {
    const folder = await mkdtemp(join(tmpdir(), 'kill-'));
    return { url: `file:${join(folder, 'site.db')}`, remove: () => rm(folder, { recursive: true }) };
  },
  async Postgres() {
    const server = await startPostgres();
    await server.createDatabase('site');
    return { url: server.url('site'), remove: () => server.stop() };
  },
};

async function beginVisit(url: string): Promise<Visitor> {
  const { headers } = await fetch(`${url}/api/user/1`);
  return { cookie: headers.get('set-cookie')?.split(';')[0] ?? '', asked: [], answered: [] };
}

async function ask(url: string, { cookie }: Visitor, question: Question): Promise<void> {
  const response = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ userId: 1, ...question }),
  });
  expect(response.status).toBe(200);
  // An incomplete response acknowledges nothing.
  await response.json();
}

/** Asks one question after the other until the site is gone. */
async function askUntilKilled(url: string, visitor: Visitor, onAnswer: () => void): Promise<void> {
  for (;;) {
    const requestId = randomUUID();
    const question = { requestId, message: `Is there a free trial? ${requestId}` };
    visitor.asked.push(question);
    const isAnswered = await ask(url, visitor, question).then(
      () => true,
      () => false,
    );
    if (!isAnswered) return;
    visitor.answered.push(question);
    onAnswer();
  }
}

/** The questions that are stored, each of which must have its answer. */
async function readStored(url: string, { cookie }: Visitor): Promise<string[]> {
  const response = await fetch(`${url}/api/chat/1`, { headers: { cookie } });
  const messages: { message: string; isUserMessage: boolean }[] = await response.json();
  const questions = messages.filter(({ isUserMessage }) => isUserMessage);
  expect(messages.length, 'half applied').toBe(2 * questions.length);
  return questions.map(({ message }) => message);
}

const messagesOf = (questions: readonly Question[]) => questions.map(({ message }) => message);

for (const [name, createDatabase] of Object.entries(DATABASES))
  test(`kill -9 under concurrent writers on ${name} loses, doubles and halves nothing`, async () => {
    const database = await createDatabase();
    await migrate({ databaseUrl: database.url });
    const killed = await startSite({ port: PORT, database: database.url });
    const visitors = await Promise.all(Array.from({ length: WRITERS }, () => beginVisit(killed.url)));
    let answers = 0;
    const kill = () => {
      answers += 1;
      if (answers === WRITES_BEFORE_KILL) void killed.kill();
    };
    await Promise.all(visitors.map((visitor) => askUntilKilled(killed.url, visitor, kill)));
    expect(answers).toBeGreaterThanOrEqual(WRITES_BEFORE_KILL);

    const from = performance.now();
    const site = await startSite({ port: PORT, database: database.url });
    try {
      expect(performance.now() - from).toBeLessThan(SERVING_WITHIN_MS);
      for (const visitor of visitors) {
        const stored = await readStored(site.url, visitor);
        expect(stored, 'lost').toEqual(expect.arrayContaining(messagesOf(visitor.answered)));
        // A browser sends an unanswered question again.
        for (const question of visitor.asked) await ask(site.url, visitor, question);
        expect((await readStored(site.url, visitor)).sort()).toEqual(messagesOf(visitor.asked).sort());
      }
    } finally {
      await site.stop();
      await database.remove();
    }
  });

test('an instance that hangs ends by itself, and its supervisor has it back within 15 s', async () => {
  const hanging = await startSite({ port: PORT, env: { NODE_OPTIONS: HANGING } });
  const from = performance.now();
  process.kill(hanging.pid, 'SIGUSR2');
  await hanging.ended;
  expect(await hanging.readOutput()).toContain('The event loop has been blocked for 10 s');
  const again = await startSite({ port: PORT, database: hanging.database });
  expect(performance.now() - from).toBeLessThan(BACK_WITHIN_MS);
  await again.stop();
  await hanging.stop();
});
