import { join } from 'node:path';
import { root } from './fingerprint.mjs';
import { loadTypeScript } from './load-typescript.mjs';

const here = (name) => loadTypeScript(join(import.meta.dirname, 'content', name));
const { readContent } = await here('read-content.ts');
const { checkContent } = await here('check-content.ts');
const { writtenTexts } = await here('content.ts');
const { mergeFindings } = await here('finding.ts');
const { printFindings } = await here('print-findings.ts');

const { content, findings, isComplete } = await readContent(root, loadTypeScript);
const all = mergeFindings(findings, checkContent(content));
const summary = { texts: writtenTexts(content).length, files: content.files.length, isComplete };

console.log(printFindings(all, summary));
process.exitCode = all.length === 0 ? 0 : 1;
