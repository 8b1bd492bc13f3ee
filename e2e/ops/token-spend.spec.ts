import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import { migrate } from '../../scripts/database/migrate.mjs';
import { startModelServer } from '../support/model-server';
import { startPostgres } from '../support/postgres-server.mjs';
import { startSite } from '../support/start-site.mjs';

const PORTS = [3196, 3197] as const;
const TOKENS_PER_MINUTE = 12_000;
/** The usage that the provider reports per reply. */
const USED = { input_tokens: 900, output_tokens: 100 };
const QUESTIONS = 24;

/** Asks as a new visitor each time, because changing cookies must not raise the allowance. Honors Retry-After. */
async function ask(url: string, number: number, tries = 3): Promise<number> {
  const { status } = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: number, message: `What does AI Automation do for team ${number}?` }),
  });
  if (status !== 503 || tries === 1) return status;
  await sleep(1000);
  return ask(url, number, tries - 1);
}

test('two instances on one database together stay within one token allowance', async () => {
  test.setTimeout(120_000);
  const [postgres, model] = await Promise.all([startPostgres(), startModelServer()]);
  model.usage = USED;
  await postgres.createDatabase('site');
  const databaseUrl = postgres.url('site');
  await migrate({ databaseUrl });
  const settings = {
    ANTHROPIC_API_KEY: 'a-key-for-the-double',
    ANTHROPIC_BASE_URL: model.url,
    ANTHROPIC_TOKENS_PER_MINUTE: String(TOKENS_PER_MINUTE),
  };
  const sites = await Promise.all(
    PORTS.map((port) => startSite({ port: port, database: databaseUrl, env: settings })),
  );
  try {
    const from = performance.now();
    const statuses: number[] = [];
    for (let number = 0; number < QUESTIONS; number += 4) {
      const four = [0, 1, 2, 3].map((more) => ask(sites[more % 2]?.url ?? '', number + more));
      statuses.push(...(await Promise.all(four)));
    }
    expect(performance.now() - from, 'all within one minute').toBeLessThan(50_000);
    expect(new Set(statuses), 'questions beyond the allowance are answered by the site').toEqual(
      new Set([200]),
    );
    const spent = model.calls.length * (USED.input_tokens + USED.output_tokens);
    expect(spent).toBeLessThanOrEqual(TOKENS_PER_MINUTE);
    expect(spent, 'the allowance was used').toBeGreaterThan(TOKENS_PER_MINUTE / 2);
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await Promise.all([postgres.stop(), model.close()]);
  }
});
