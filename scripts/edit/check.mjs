import { root } from '../set-up/fingerprint.mjs';
import { loadTypeScript } from '../shared/load-typescript.mjs';

// The content check for the editors' panel, in a process of its own: modules that were loaded once stay as they were.
const { readContent } = await loadTypeScript('scripts/content/read-content.ts');
const { checkContent } = await loadTypeScript('scripts/content/check-content.ts');
const { mergeFindings } = await loadTypeScript('scripts/content/finding.ts');
const { content, findings } = await readContent(root, loadTypeScript);
console.log(JSON.stringify(mergeFindings(findings, checkContent(content))));
