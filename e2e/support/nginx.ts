import { runNginx } from '../../deploy/nginx/run.mjs';

const server = (folder: string, port: number, upstream: number) => `
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
  const { stop } = await runNginx(port, (folder) => server(folder, port, upstream));
  return { url: `http://127.0.0.1:${port}`, stop };
}
