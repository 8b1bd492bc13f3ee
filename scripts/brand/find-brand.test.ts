import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/lib/content/site';
import { buildResponse, type BuiltResponse } from '../../server/responses.mjs';
import { findBrand } from './find-brand.mjs';

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const BRAND = {
  name: 'Acme',
  domain: 'acme.example',
  colors: ['#0b5f6b'],
  pictures: { '/icon.svg': hash('<svg/>') },
};

const build = (files: Readonly<Record<string, [type: string, body: string]>>) =>
  Promise.all(
    Object.entries(files).map(async ([path, [type, body]]): Promise<[string, BuiltResponse]> => [
      path,
      await buildResponse(Buffer.from(body), { 'content-type': type }),
    ]),
  );

test('names, colors and pictures are found where they are, and nothing in another site', async () => {
  const shipped = await build({
    '/': ['text/html', `<h1>About ACME</h1>${' '.repeat(2000)}`],
    '/llms.txt': ['text/plain', 'https://acme.example'],
    '/app.css': ['text/css', 'a{color:#0B5F6B}'],
    '/logo.svg': ['image/svg+xml', '<svg/>'],
  });
  expect(findBrand(shipped, BRAND)).toEqual([
    '“acme.example” is in 1 responses, such as /llms.txt.',
    '“Acme” is in 2 responses, such as /, /llms.txt.',
    '“#0b5f6b” is in 1 responses, such as /app.css.',
    '/logo.svg is the shipped picture /icon.svg.',
  ]);
  const other = await build({ '/': ['text/html', 'Other'], '/icon.svg': ['image/svg+xml', '<svg></svg>'] });
  expect(findBrand(other, BRAND)).toEqual([]);
});

test('the list has the pictures as they are, while the brand is the shipped one', () => {
  const { name, pictures } = JSON.parse(readFileSync(join(__dirname, 'shipped-brand.json'), 'utf8'));
  const hashes = Object.keys(pictures).map((path) => [path, hash(readFileSync(join('public', path)))]);
  expect(site.name === name ? Object.fromEntries(hashes) : pictures).toEqual(pictures);
});
