import { join } from 'node:path';
import { runFront, runNginx } from '../../deploy/nginx/run.mjs';
import { root } from '../set-up/fingerprint.mjs';
import { serve } from '../shared/serve.mjs';
import { OTHER_SLUG, PERSONA_HEADERS } from './pages.mjs';
import { atLeast, report } from './report.mjs';
import { compareTargets } from './wrk.mjs';

const SITE_PORT = 3250;
const FLOOR_PORT = 3251;
const FRONT_PORT = 3252;

const PERSONA =
  '(?:innovation-leader|developer|sales-prospect)\\.(?:explorer|researcher|converter)\\.(?:new|returning)';

/** The baselines: nginx serving a file, and serving a file selected by a cookie. */
const floors = `
  default_type text/html;
  map $cookie_persona $slug {
    default innovation-leader.explorer.new;
    "~^(?<named>${PERSONA})\\." $named;
  }
  server {
    listen ${FLOOR_PORT};
    root ${join(root, '.next/server/app')};
    location = /file { try_files /${OTHER_SLUG}.html =404; }
    location = / {
      add_header Cache-Control "private, no-cache";
      try_files /$slug.html =404;
    }
  }`;

export async function benchNginx(databaseUrl) {
  const site = await serve(root, SITE_PORT, { DATABASE_URL: databaseUrl, TRUST_PROXY: '1' });
  const floor = await runNginx(FLOOR_PORT, () => floors);
  const front = await runFront({ port: FRONT_PORT, instances: [`127.0.0.1:${SITE_PORT}`] });
  const floorUrl = `http://localhost:${FLOOR_PORT}`;
  const gzip = { 'accept-encoding': 'gzip' };
  const targets = [
    { name: 'a static file', url: `${floorUrl}/file` },
    { name: 'a file chosen by cookie', url: `${floorUrl}/`, headers: PERSONA_HEADERS },
    { name: 'shipped, cookie', url: `${front.url}/`, headers: PERSONA_HEADERS },
    { name: 'shipped, no cookie', url: `${front.url}/` },
    { name: 'shipped, cookie, gzip', url: `${front.url}/`, headers: { ...PERSONA_HEADERS, ...gzip } },
  ];
  try {
    const { perSecond, ratio } = await compareTargets(targets);
    return report('HTML with nginx in front (wrk, 16 connections, the home page)', [
      ...targets.map(({ name }) => ({ what: name, figure: `${Math.round(perSecond(name))} requests/s` })),
      ...['shipped, cookie', 'shipped, no cookie', 'shipped, cookie, gzip'].map((name) =>
        atLeast(`${name} : a file chosen by cookie`, ratio(name, 'a file chosen by cookie'), 0.5),
      ),
    ]);
  } finally {
    await front.stop();
    await floor.stop();
    await site.stop();
  }
}
