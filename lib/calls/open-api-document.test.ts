import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listCalls } from './calls';
import { EXAMPLE_LEAD_EVENT, leadEventSchema } from './lead-event';
import { createOpenApiDocument } from './open-api-document';

const VALIDATOR = 'node_modules/@seriousme/openapi-schema-validator/bin/validate-api-cli.js';
const run = promisify(execFile);

const document = createOpenApiDocument();

async function validate(candidate: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  const file = join(folder, 'openapi.json');
  try {
    await writeFile(file, JSON.stringify(candidate));
    const { stdout, stderr } = await run(process.execPath, [VALIDATOR, file]).catch(
      (failure: { stdout: string; stderr: string }) => failure,
    );
    return stdout + stderr;
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('a public validator accepts it, and rejects an invalid one', async () => {
  expect(await validate(document)).toMatch(/"?valid"?:? true/i);
  expect(await validate({ ...document, paths: [] })).not.toMatch(/"?valid"?:? true/i);
}, 30_000);

test('it contains every endpoint once, with its body, response and errors', () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(operations.sort()).toEqual(
    listCalls()
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  );
});

test('every reference resolves', () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
  expect(references.length).toBeGreaterThan(20);
  for (const reference of new Set(references)) {
    const found = reference
      .split('/')
      .reduce<unknown>((value, key) => Reflect.get(Object(value), key), document);
    expect([reference, typeof found]).toEqual([reference, 'object']);
  }
});

test('operation ids are unique', () => {
  const ids = [...JSON.stringify(document).matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(listCalls().length + Object.keys(document.webhooks).length);
});

test('the example of the webhook is what a receiver gets', () => {
  expect(leadEventSchema.parse(EXAMPLE_LEAD_EVENT)).toEqual(EXAMPLE_LEAD_EVENT);
  const { required } = document.webhooks.demoRequest.post.requestBody.content['application/json'].schema;
  expect(required).toEqual(Object.keys(EXAMPLE_LEAD_EVENT));
});
