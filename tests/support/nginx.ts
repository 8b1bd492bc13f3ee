import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx } from '../../scripts/nginx.mjs';

/** The folder belongs to whoever runs the tests; as root nginx would read it as another user. */
const user = process.getuid?.() === 0 ? 'user root;' : '';

const configuration = (folder: string, port: number, upstream: number) => `
${user}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
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
  }
}`;

/** An nginx that caches whatever the site allows a shared cache to keep, keyed by the address alone. */
export async function startSharedCache(port: number, upstream: number) {
  const program = findNginx();
  if (!program) throw new Error('nginx is not installed');
  const folder = await mkdtemp(join(tmpdir(), 'shared-cache-'));
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, upstream));
  const server = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(url, { method: 'HEAD' }).catch(() => null)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const ended = new Promise((resolve) => server.once('exit', resolve));
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
