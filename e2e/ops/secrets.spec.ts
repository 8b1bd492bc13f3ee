import { createSecrets, findInFiles, findInRun } from './security/secrets.mjs';
import { startModelServer } from '../support/model-server';
import { expect, test } from '../support/site';

const PORT = 3192;

test.describe.configure({ retries: 0 });

test('no secret and no visitor text is in a log or a response, whatever fails', async () => {
  test.setTimeout(90_000);
  const secrets = createSecrets();
  const model = await startModelServer();
  model.fault = '500';
  try {
    const { found, logged } = await findInRun(PORT, secrets, model.url);
    expect(found).toEqual([]);
    expect(logged).toBeGreaterThan(20);
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
