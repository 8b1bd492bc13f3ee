import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import vnu from 'vnu-jar';

type Finding = { type: string; message: string; url: string; lastLine: number; extract?: string };

/** React still writes the trailing slash; it has no effect. */
const HARMLESS = /^Trailing slash on void elements/;

/**
 * Messages of the Nu HTML checker, warnings included.
 * @param documents each document's text by file name
 */
export async function checkHtml(java: string, folder: string, documents: Map<string, string>) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, html] of documents) await writeFile(join(folder, `${name}.html`), html);
  const files = [...documents.keys()].map((name) => join(folder, `${name}.html`));
  const { stdout } = await promisify(execFile)(
    java,
    ['-jar', vnu, '--format', 'json', '--stdout', '--exit-zero-always', ...files],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { messages }: { messages: Finding[] } = JSON.parse(stdout);
  return messages
    .filter(({ message }) => !HARMLESS.test(message))
    .map(
      ({ type, message, url, extract }) => `${url.split('/').at(-1)}: ${type}: ${message} ${extract ?? ''}`,
    );
}
