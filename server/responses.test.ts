import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildResponse, decompress, readResponses, writeResponses } from './responses.mjs';

const folder = mkdtempSync(join(tmpdir(), 'responses-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings = { origin: 'http://localhost:3000', consentMode: 'notice' };
const RSC = {
  header: 'rsc',
  suffix: '.rsc',
  varyHeader: 'rsc',
  prefetchSegmentHeader: 'segment',
  prefetchSegmentDirSuffix: '.segments',
  prefetchSegmentSuffix: '.segment.rsc',
};

test('what is written is read, and equal bodies take the space of one', async () => {
  const body = Buffer.from('A page of words. '.repeat(200));
  const build = (type: string) => buildResponse(body, { 'content-type': type });
  const pages = new Map([
    ['/a', await build('text/html')],
    ['/b', await build('text/plain')],
  ]);
  const files = new Map([
    ['/c.png', await buildResponse(Buffer.from('png'), { 'content-type': 'image/png' })],
  ]);
  const calls = [{ pathname: '/api/chat', file: '.next/server/app/api/chat/route.js' }];
  await writeResponses(folder, { pages, files, calls, rsc: RSC, settings });
  const read = readResponses(folder);
  expect(read).toEqual({ pages, files, calls, rsc: RSC, settings });
  expect(
    [...read.pages.values(), ...read.files.values()].map((response) => decompress(response).toString()),
  ).toEqual([body.toString(), body.toString(), 'png']);
  const { br, gzip } = pages.get('/a')?.bodies ?? {};
  expect(statSync(join(folder, 'site/bodies')).size).toBe(Number(br?.length) + Number(gzip?.length) + 3);
});
