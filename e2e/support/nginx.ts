import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx } from '../../scripts/programs/programs.mjs';
import { isTaken } from '../../scripts/shared/serve.mjs';

const SHIPPED = join(import.meta.dirname, '../../deploy/nginx.conf');
/** As root, nginx's workers would run as another user, who cannot read the folder. */
const USER = process.getuid?.() === 0 ? 'user root;' : '';
const START_MS = 5000;

const configuration = (folder: string, site: string) => `
${USER}
daemon off;
worker_rlimit_nofile 8192;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${site}
}`;

/** Runs a separate nginx in a temporary folder, without root. `configure` returns the contents of `http { … }`. */
async function runNginx(port: number, configure: (folder: string) => string) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, configure(folder)));
  const server = spawn(findNginx() ?? 'nginx', ['-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  const end = Date.now() + START_MS;
  while (!(await isTaken(port))) {
    if (server.exitCode !== null || Date.now() > end) {
      await stop();
      throw new Error(`nginx did not start.\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { stop };
}

/** The shipped configuration in front of two instances, with the ports of a test, and without TLS unless it has a certificate. */
export async function startFront(
  [port, httpPort]: readonly [number, number],
  instances: readonly [number, number],
  tls?: { certificate: string; key: string },
) {
  const shipped = await readFile(SHIPPED, 'utf8');
  const site = shipped
    .replaceAll(/(?<=listen \S*)80;/g, `${httpPort};`)
    .replaceAll(/(?<=listen \S*)443 ssl http2;/g, `${port}${tls ? ' ssl http2' : ''};`)
    .replace('127.0.0.1:3001', `127.0.0.1:${instances[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${instances[1]}`)
    .replaceAll('server_name www.example.com;', 'server_name localhost 127.0.0.1;')
    .replace(/ssl_certificate [^;]+;/, tls ? `ssl_certificate ${tls.certificate};` : '')
    .replace(/ssl_certificate_key [^;]+;/, tls ? `ssl_certificate_key ${tls.key};` : '');
  const { stop } = await runNginx(port, () => site);
  return { url: `${tls ? 'https' : 'http'}://localhost:${port}`, stop };
}

const cache = (folder: string, port: number, upstream: number) => `
  proxy_cache_path ${folder}/cache keys_zone=shared:10m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://localhost:${upstream};
      proxy_set_header Host localhost:${upstream};
      proxy_cache shared;
      proxy_cache_key $request_uri;
      add_header X-Shared-Cache $upstream_cache_status;
    }
  }`;

/** An nginx that caches whatever the site allows a shared cache to store, keyed by the URL alone. */
export async function startSharedCache(port: number, upstream: number) {
  const { stop } = await runNginx(port, (folder) => cache(folder, port, upstream));
  return { url: `http://127.0.0.1:${port}`, stop };
}
