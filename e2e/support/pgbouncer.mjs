import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPgBouncer } from '../../scripts/programs/programs.mjs';

/** The timeouts that the site sets for its own sessions (docs/configuration.md). */
export const POOLED_ROLE = `CREATE ROLE pooled SUPERUSER LOGIN PASSWORD 'password';
ALTER ROLE pooled SET lock_timeout = '300ms';
ALTER ROLE pooled SET statement_timeout = '800ms';
ALTER ROLE pooled SET idle_in_transaction_session_timeout = '9s';
ALTER ROLE pooled SET idle_session_timeout = '30s'`;

/** Debian's defaults, but for the mode, and for the 15 seconds that it waits after a failed login. */
const configure = (port, postgresUrl) => `[databases]
* = host=127.0.0.1 port=${new URL(postgresUrl).port} user=pooled password=password
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
server_login_retry = 0
`;

/** A PgBouncer in transaction mode before the test server. @returns the URL without a database, and how to stop it */
export async function startPgBouncer(port, postgresUrl) {
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, configure(port, postgresUrl));
  chmodSync(folder, 0o755);
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
  const child = spawn(findPgBouncer() ?? 'pgbouncer', [...user, file], { stdio: 'ignore' });
  for (let tries = 0; tries < 100 && !(await isListening(port)); tries += 1) await sleep(50);
  return {
    url: `postgres://visitor@127.0.0.1:${port}/`,
    stop() {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}

/** @param {number} port */
const isListening = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
