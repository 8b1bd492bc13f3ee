import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE_FOLDER } from '../../support/test-site.mjs';

const createMarker = (name) => `${name}-${randomBytes(12).toString('hex')}`;

/** Random texts that must not appear anywhere except where they belong. */
export function createSecrets() {
  const databasePassword = createMarker('password');
  return {
    configured: { apiKey: createMarker('sk-ant'), shareSecret: createMarker('share'), databasePassword },
    visitor: {
      cookie: randomBytes(32).toString('base64url'),
      words: createMarker('words'),
      email: `${createMarker('ann')}@company.example`,
      address: '198.51.100.77',
    },
  };
}

export const secretEnv = ({ configured }) => ({
  ANTHROPIC_API_KEY: configured.apiKey,
  SHARE_LINK_SECRET: configured.shareSecret,
});

/** Files below `folder` of a built site that contain one of the texts or are source maps. */
export async function findInFiles(folder, texts, { allowSourceMaps = false, base = SITE_FOLDER } = {}) {
  const files = await readdir(join(base, folder), { recursive: true, withFileTypes: true });
  const found = [];
  let read = 0;
  for (const file of files.filter((one) => one.isFile())) {
    const path = join(file.parentPath, file.name);
    const content = await readFile(path, 'latin1');
    read += 1;
    const isMap = !allowSourceMaps && (path.endsWith('.map') || /\/\/[#@] sourceMappingURL=/.test(content));
    if (isMap || texts.some((text) => content.includes(text))) found.push(path);
  }
  return { found, read };
}

/** Makes calls with every outcome, each with the visitor's secrets in everything that it sends. */
export async function callEverything(url, { visitor }) {
  const { cookie, words, email, address } = visitor;
  const headers = {
    'content-type': 'application/json',
    cookie: `visitor=${cookie}`,
    'x-forwarded-for': address,
  };
  const answers = [];
  const send = async (path, method, body) => {
    const answer = await fetch(url + path, { method, headers, body }).catch((error) => error);
    answers.push(answer instanceof Error ? '' : await answer.text());
  };
  const json = (path, value, method = 'POST') => send(path, method, JSON.stringify(value));
  const persona = { segment: 'developer', cluster: 'explorer', visitor: 'new' };
  const lead = {
    requestId: randomUUID(),
    userId: 1,
    name: words,
    email,
    company: words,
    message: words,
    persona,
  };
  for (const path of ['/', '/settings', '/nowhere', `/?utm_campaign=${words}`]) await send(path, 'GET');
  await json('/api/chat', { userId: 1, message: `pricing ${words}`, context: { currentPage: words } });
  await json('/api/feedback', { userId: 1, rating: 5, feedback: words });
  await json('/api/demo-requests', lead);
  await json('/api/demo-requests', { ...lead, email: words });
  await json('/api/share-links', { page: '/', persona, company: words.slice(0, 50) });
  await json('/api/campaign-visits', { utm_campaign: words });
  await json('/api/client-errors', { kind: 'error', page: 'home', release: words.slice(0, 64) });
  await json(`/api/${words}`, {});
  await json(`/api/user/${words}/segment`, { segment: words }, 'PATCH');
  await json('/api/user/1/segment', { [words]: words }, 'PATCH');
  await send('/api/feedback', 'POST', `{"userId":1,"feedback":"${words}`);
  await send('/api/feedback', 'POST', words.repeat(2000));
  await send(`/api/my-data?before=${words}`, 'GET');
  await send(`/share/${words}`, 'GET');
  await send('/', 'POST', words);
  await send('/api/health', 'GET');
  return answers;
}
