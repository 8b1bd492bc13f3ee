import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { compile, explainTypes } from './compiler';
import { readFile, type Content, type ContentFile } from './content';
import { explainSyntax } from './explain-syntax';
import { report, sortFindings, type Finding } from './finding';
import { readRenderedIds } from './pages-of-files';

type Values = Readonly<Record<string, unknown>>;
export type Load = (path: string) => Promise<Values>;

/** `findings`: why files cannot be compiled or loaded; then the content is incomplete. */
export type ReadContent = { content: Content; findings: Finding[] };

async function listBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

const depth = (path: string) => path.split('/').length;

async function listFiles(root: string) {
  const all = await listBelow(join(root, 'lib/content'));
  const pictures = await listBelow(join(root, 'public'));
  return {
    files: all
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort((a, b) => depth(a) - depth(b)),
    publicFiles: new Set(pictures.map((name) => `/${name}`)),
  };
}

const EMPTY: Content = { files: [], publicFiles: new Set(), renderedIds: new Map() };

/** Loads lib/content as the site does, and explains why a file cannot be read. */
export async function readContent(root: string, load: Load): Promise<ReadContent> {
  const { files, publicFiles } = await listFiles(root);
  const pathOf = (file: string) => join(root, 'lib/content', file);
  const program = compile(files.map(pathOf), root);
  const errors = files.map((file) => {
    const source = program.getSourceFile(pathOf(file));
    if (!source) throw new Error(`${file} could not be compiled.`);
    const syntax = program.getSyntacticDiagnostics(source);
    return { file, source, syntax, types: syntax.length > 0 ? [] : program.getSemanticDiagnostics(source) };
  });

  const countErrorsIn = (file: string) => (text: string) => {
    const changed = compile(files.map(pathOf), root, new Map([[pathOf(file), text]]));
    const source = changed.getSourceFile(pathOf(file));
    return [...changed.getSyntacticDiagnostics(source), ...changed.getSemanticDiagnostics(source)].length;
  };
  const slips = errors.flatMap(({ file, source, syntax }) =>
    explainSyntax(file, source, syntax, countErrorsIn(file)),
  );
  if (slips.length > 0) return { content: EMPTY, findings: slips };
  const faulty = new Set(errors.filter(({ types }) => types.length > 0).map(({ file }) => file));
  const findings = errors.flatMap(({ file, source, types }) =>
    explainTypes(file, source, types, { faulty, countErrors: countErrorsIn(file) }),
  );

  const read: ContentFile[] = [];
  const unread: Finding[] = [];
  for (const { file, source } of errors) {
    try {
      read.push(readFile(file, source, await load(pathOf(file))));
    } catch (error) {
      unread.push(report({ file, line: 1, path: [] }, `This file cannot be read: ${String(error)}`));
    }
  }
  return {
    content: { files: read, publicFiles, renderedIds: readRenderedIds(root) },
    findings: sortFindings(findings.length > 0 ? findings : unread),
  };
}
