import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startModelServer } from '../support/model-server';
import { expect, test } from '../support/site';
import { startSite } from '../support/start-site.mjs';
import { buildSite } from '../support/test-site.mjs';
import { callEverything, createSecrets, findInFiles, secretEnv } from './security/secrets.mjs';

const PORT = 3192;

test('no secret and no visitor text is in a log or a response, whatever fails', async () => {
  const secrets = createSecrets();
  const { databasePassword } = secrets.configured;
  const model = await startModelServer();
  model.fault = '500';
  try {
    const runs: { env: Record<string, string>; database?: string }[] = [
      { env: { ANTHROPIC_BASE_URL: model.url } },
      { env: {}, database: `postgres://site:${databasePassword}@127.0.0.1:1/site` },
    ];
    for (const options of runs) {
      const env = { LOG_LEVEL: 'trace', ...secretEnv(secrets), ...options.env };
      const site = await startSite({ port: PORT, database: options.database, env, isReadyWhen: 'live' });
      const answers = await callEverything(site.url, secrets);
      const log = await site.readOutput();
      await site.stop();
      expect(log.split('\n').length).toBeGreaterThan(10);
      for (const text of Object.values({ ...secrets.configured, ...secrets.visitor }))
        expect(log).not.toContain(text);
      for (const text of Object.values(secrets.configured)) expect(answers.join()).not.toContain(text);
    }
    // The model was called and failed with an error that contains the key and the question.
    expect(JSON.stringify(model.calls)).toContain(secrets.configured.apiKey);
    expect(JSON.stringify(model.calls)).toContain(secrets.visitor.words);
  } finally {
    await model.close();
  }
});

test('browser assets have no source maps and no names of secret variables', async () => {
  const names = ['ANTHROPIC_API_KEY', 'DATABASE_URL', 'SHARE_LINK_SECRET', 'postgres://', 'sk-ant-'];
  const { found, read } = await findInFiles('.next/static', names);
  expect(read).toBeGreaterThan(20);
  expect(found).toEqual([]);
});

test('a build with secrets in its environment contains none of them', async () => {
  test.setTimeout(600_000);
  const secrets = createSecrets();
  // Turbopack builds only below the folder of the packages.
  const base = await mkdtemp(join(import.meta.dirname, '../../.cache/secret-site-'));
  const { databasePassword } = secrets.configured;
  try {
    const database = `postgres://site:${databasePassword}@127.0.0.1:1/site`;
    await buildSite(base, { env: { ...secretEnv(secrets), DATABASE_URL: database } });
    const texts = Object.values(secrets.configured);
    const server = await findInFiles('.next/server', texts, { allowSourceMaps: true, base });
    const browser = await findInFiles('.next/static', texts, { base });
    expect(server.read + browser.read).toBeGreaterThan(100);
    expect([...server.found, ...browser.found]).toEqual([]);
  } finally {
    await rm(base, { recursive: true, force: true });
  }
});
