import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../scripts/set-up/fingerprint.mjs';
import { loadTypeScript } from '../../../scripts/shared/load-typescript.mjs';

// Runs the handlers on one database (DATABASE_URL) in a child process. Receives visits and sends back the responses.

const rejections = [];
process.on('unhandledRejection', (error) => rejections.push(String(error?.stack ?? error)));

async function loadHandlers() {
  const folder = join(root, 'app');
  const files = readdirSync(folder, { recursive: true }).filter((file) => /^api[\\/].*route\.ts$/.test(file));
  const modules = new Map();
  // Sequential, because concurrent loading can give two handlers separate copies of a shared module.
  for (const file of files) modules.set(`/${dirname(file)}`, await loadTypeScript(join(folder, file)));
  return modules;
}

function createRequest({ path, method, query, visitor, headers, body }, visitors) {
  const requestHeaders = new Headers();
  const cookies = visitor === null ? [] : [`visitor=${visitors[visitor]}`];
  for (const [name, value] of headers) {
    if (name === 'cookie') cookies.push(value);
    else requestHeaders.set(name, value);
  }
  if (cookies.length > 0) requestHeaders.set('cookie', cookies.join('; '));
  const hasBody = body !== null && !['GET', 'HEAD'].includes(method);
  return new Request(`http://localhost:3000${path.replaceAll(/[[\].]/g, '')}${query}`, {
    method,
    headers: requestHeaders,
    ...(hasBody && { body: Buffer.from(body, 'base64') }),
  });
}

async function answer(handler, request, params) {
  const response = await handler(request, { params: Promise.resolve(params) });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}

async function handle(request, visitors, handlers) {
  try {
    const handler = handlers.get(request.path)[request.method];
    return await answer(handler, createRequest(request, visitors), request.params);
  } catch (error) {
    return { status: 0, headers: {}, body: String(error?.stack ?? error) };
  }
}

const handlers = await loadHandlers();
const { checkDatabase } = await loadTypeScript(join(root, 'lib/db/client.ts'));
await checkDatabase();

process.on('message', async ({ requests, visitors }) => {
  const answers = [];
  for (const request of requests) answers.push(await handle(request, visitors, handlers));
  const polluted = Object.keys(Object.prototype);
  process.send({
    answers,
    faults: [...rejections.splice(0), ...polluted.map((key) => `Object.prototype.${key}`)],
  });
});
process.on('disconnect', () => process.exit());
process.send('ready');
