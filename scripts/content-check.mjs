import { join } from 'node:path';
import { root } from './fingerprint.mjs';
import { loadTypeScript } from './load-typescript.mjs';

const here = (name) => loadTypeScript(join(import.meta.dirname, 'content', name));
const { readContent } = await here('read-content.ts');
const { checkContent } = await here('check-content.ts');
const { writtenTexts } = await here('content.ts');
const { mergeFindings } = await here('finding.ts');
const { printFindings } = await here('print-findings.ts');

const { printAdUrls } = await here('ad-urls.ts');

const { content, findings, isComplete } = await readContent(root, loadTypeScript);
const all = mergeFindings(findings, checkContent(content));
const summary = { texts: writtenTexts(content).length, files: content.files.length, isComplete };

if (all.length === 0) {
  const load = (path) => loadTypeScript(join(root, 'lib', path));
  const { campaigns } = await load('content/campaigns.ts');
  const { heroMessages } = await load('content/hero-messages.ts');
  const { SITE_URL } = await load('config/site-url.ts');
  console.log(`${printAdUrls(campaigns, heroMessages, SITE_URL)}\n`);
}
console.log(printFindings(all, summary));
process.exitCode = all.length === 0 ? 0 : 1;
