import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { readFile, type Content, type ContentFile } from './content';
import { sortFindings, type Finding } from './finding';
import { readRenderedIds } from './pages-of-files';
import { readSource } from './source';

type Values = Readonly<Record<string, unknown>>;
export type Load = (path: string) => Promise<Values>;

/** `findings`: why files cannot be loaded; then the content is incomplete. */
export type ReadContent = { content: Content; findings: Finding[] };

export const CONTENT = 'lib/content';

function listBelow(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return names.map((name) => name.replaceAll('\\', '/')).sort();
}

const depth = (path: string) => path.split('/').length;

/** The content files, those of the folder itself first. */
export function listContentFiles(root: string): string[] {
  return listBelow(join(root, CONTENT))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort((a, b) => depth(a) - depth(b));
}

/** The compiler's syntax errors, in its own words. */
export function findSyntaxErrors(file: string, text: string): Finding[] {
  const { diagnostics = [] } = ts.transpileModule(text, { fileName: file, reportDiagnostics: true });
  // Most others follow from the first.
  return diagnostics.slice(0, 1).map(({ messageText, start = 0 }) => ({
    file,
    line: text.slice(0, start).split('\n').length,
    item: '',
    field: '',
    message: `${ts.flattenDiagnosticMessageText(messageText, ' ')} Compare this line and the one above it with another entry: commas, quotes, closing brackets.`,
  }));
}

/** Where lib/content threw an error. */
function explainError(file: string, error: unknown): Finding {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [, thrownIn = file, line = '1'] = /lib\/content\/([\w/-]+\.ts):(\d+)/.exec(stack) ?? [];
  return {
    file: thrownIn,
    line: Number(line),
    item: '',
    field: '',
    message: `This file cannot be read: ${message}. Is a name misspelled?`,
  };
}

function readColoredSegments(root: string): Set<string> {
  const folder = join(root, 'app');
  const styles = listBelow(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Set(
    styles.flatMap((text) => [...text.matchAll(/\[data-segment='([\w-]+)'\]/g)].map(([, name = '']) => name)),
  );
}

/** Loads lib/content as the site does, with the place of every value. */
export async function readContent(root: string, load: Load): Promise<ReadContent> {
  const pathOf = (file: string) => join(root, CONTENT, file);
  const files: ContentFile[] = [];
  const slips: Finding[] = [];
  const errors: Finding[] = [];
  for (const file of listContentFiles(root)) {
    const text = readFileSync(pathOf(file), 'utf8');
    try {
      files.push(readFile(readSource(file, text), await load(pathOf(file))));
    } catch (error) {
      slips.push(...findSyntaxErrors(file, text));
      errors.push(explainError(file, error));
    }
  }
  const pictures = listBelow(join(root, 'public'));
  const content = {
    files,
    publicFiles: new Set(pictures.map((name) => `/${name}`)),
    renderedIds: readRenderedIds(root),
    coloredSegments: readColoredSegments(root),
  };
  return { content, findings: sortFindings(slips.length > 0 ? slips : errors) };
}
