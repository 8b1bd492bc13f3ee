import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { SERVICE_WORKER_PATH } from '@/lib/config/service-worker.mjs';
import { sendRequest } from '../support/http/send-request';
import { findBuilt } from '../support/site/test-site.mjs';

const FOLDER = findBuilt('static');

/** Also checks regular expressions, which no build step transpiles. */
const listSyntaxErrors = (code: string) =>
  new Linter()
    .verify(code, { languageOptions: { ecmaVersion: 2022, sourceType: 'script' } })
    .filter(({ fatal }) => fatal)
    .map(({ message, line, column }) => `${message} at ${line}:${column}`);

const read = async (path: string) =>
  (await sendRequest(process.env.TEST_SITE_URL ?? '', path)).body.toString();

test('every script parses in the oldest supported browsers', async () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  expect(files.length).toBeGreaterThan(20);
  const inline = [...(await read('/')).matchAll(/<script(?![^>]*(?:\ssrc=|json))[^>]*>(.+?)<\/script>/gs)];
  expect(inline.length).toBeGreaterThan(2);
  const scripts = [
    ...files.map((name) => readFileSync(join(FOLDER, name), 'utf8')),
    ...inline.map(([, code = '']) => code),
    await read(SERVICE_WORKER_PATH),
  ];
  expect(scripts.flatMap(listSyntaxErrors)).toEqual([]);
});
