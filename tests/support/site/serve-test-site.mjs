import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../scripts/shared/fingerprint.mjs';
import { generate } from '../../../scripts/set-up/set-up.mjs';
import { migrate } from '../../../scripts/database/migrate.mjs';
import { startSite } from './start-site.mjs';
import { buildTestSite } from './test-site.mjs';

// Playwright starts this before its tests (playwright.config.ts): it builds what has changed, and serves it.
await generate();
await buildTestSite();
const file = join(root, '.cache/browser-tests.db');
for (const ending of ['', '-wal', '-shm']) await rm(`${file}${ending}`, { force: true });
await migrate({ databaseUrl: `file:${file}` });
const site = await startSite({ port: Number(process.env.PORT ?? 3100), database: `file:${file}` });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => site.stop(signal));
process.exitCode = (await site.ended) ?? 1;
