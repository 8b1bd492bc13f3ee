import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/set-up/fingerprint.mjs';
import { generate } from '../../scripts/set-up/set-up.mjs';
import { migrate } from '../../scripts/migrate.mjs';
import { startSite } from '../../scripts/shared/run.mjs';
import { buildTestSite, SITE_FOLDER } from './test-site.mjs';

// Playwright starts this before its tests (playwright.config.ts): it builds what has changed, and serves it.
await generate();
await buildTestSite();
const file = join(root, '.cache/browser-tests.db');
for (const ending of ['', '-wal', '-shm']) await rm(`${file}${ending}`, { force: true });
const env = { ...process.env, DATABASE_URL: `file:${file}` };
await migrate({ databaseUrl: env.DATABASE_URL });
const server = startSite(process.env.PORT ?? '3100', { cwd: SITE_FOLDER, env, stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 1));
