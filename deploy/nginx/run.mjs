import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx } from '../../scripts/programs/programs.mjs';
import { root } from '../../scripts/set-up/fingerprint.mjs';
import { StepError } from '../../scripts/shared/console.mjs';
import { start } from '../../scripts/shared/run.mjs';
import { isTaken } from '../../scripts/shared/serve.mjs';
import { renderSite } from './render.mjs';

const READY_WITHIN_MS = 5000;

/** As root, nginx's workers would run as another user, who cannot read the folder. */
const user = process.getuid?.() === 0 ? 'user root;' : '';

const mainConfiguration = (folder, site) => `
${user}
daemon off;
worker_processes auto;
worker_rlimit_nofile 8192;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${site}
}`;

/**
 * Runs a separate nginx in a temporary folder. It needs no root and does not affect other instances.
 * @param {number} port to wait for
 * @param {(folder: string) => string | Promise<string>} configure returns the contents of `http { … }`
 */
export async function runNginx(port, configure) {
  const program = findNginx();
  if (!program)
    throw new StepError('nginx is not installed.', { todo: 'Install it: apt-get install nginx-light' });
  const folder = await mkdtemp(join(tmpdir(), 'adaptive-nginx-'));
  const file = join(folder, 'nginx.conf');
  await writeFile(file, mainConfiguration(folder, await configure(folder)));
  const server = start(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  server.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const until = Date.now() + READY_WITHIN_MS;
  while (!(await isTaken(port))) {
    if (server.exitCode !== null || Date.now() > until) {
      server.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
      throw new StepError('nginx did not start.', { output });
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    folder,
    readErrors: () => readFile(join(folder, 'error.log'), 'utf8'),
    async stop() {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Runs the shipped configuration in front of instances of this build, or of another folder with releases.
 * @param {object} front
 * @param {number} front.port
 * @param {string[]} front.instances such as `127.0.0.1:3001`
 * @param {string} [front.base] a folder with the layout of deploy/README.md; by default, a new one that points to `built`
 * @param {string} [front.built] where the site was built, if not here
 * @param {{ certificate: string, key: string, httpPort?: number } | null} [front.tls]
 * @param {boolean} [front.ipv6] off by default, so that tests use the same address on every machine
 */
export async function runFront({ port, instances, base, built = root, tls = null, ipv6 = false }) {
  const nginx = await runNginx(port, async (folder) =>
    renderSite({
      port,
      instances,
      tls,
      ipv6,
      names: ['localhost', '127.0.0.1'],
      base: base ?? (await createLayout(join(folder, 'site'), built)),
    }),
  );
  return { ...nginx, url: `${tls ? 'https' : 'http'}://localhost:${port}` };
}

async function createLayout(base, built) {
  await mkdir(join(base, 'drain'), { recursive: true });
  await symlink(join(built, '.next/static'), join(base, 'assets'));
  return base;
}
