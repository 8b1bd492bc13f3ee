import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { pathOf } from './endpoint';
import { listCalls } from './endpoints';
import { getLive, getMetrics } from './feature-endpoints';

const ROOT = resolve(__dirname, '../..');

const ANSWERS = join('lib', 'content', 'answers');

const texts = ['app', 'components', 'lib']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|[\\/]generated[\\/]/.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
const sources = texts.filter(({ file }) => !file.startsWith(ANSWERS));

/** Our own files that are loaded with a module, without types and dynamic imports. */
function listClosure(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext };
  const code = ts.transpileModule(readFileSync(entry, 'utf8'), { compilerOptions: options }).outputText;
  for (const statement of ts.createSourceFile(entry, code, ts.ScriptTarget.ESNext).statements) {
    const isLoading = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
    const name = isLoading && statement.moduleSpecifier;
    if (!name || !ts.isStringLiteral(name) || !/^(@\/|\.)/.test(name.text)) continue;
    const path = name.text.startsWith('.') ? join(dirname(entry), name.text) : join(ROOT, name.text.slice(2));
    listClosure(`${path}.ts`, found);
  }
  return found;
}

const paths = [...listCalls().map(({ path }) => path), pathOf(getLive), pathOf(getMetrics)];

test.each([...new Set(paths.map((path) => path.replace(/\/\{.*/, '')))])('%s is written once', (path) => {
  const literal = new RegExp(`['"\`](?:[A-Z]+ )?${path}(?![\\w-])`, 'g');
  const places = sources.flatMap(({ file, text }) => [...text.matchAll(literal)].map(() => file));
  expect(places).toEqual([expect.stringMatching(/^lib[\\/]api[\\/](visit|feature)-endpoints\.ts$/)]);
});

test('the assistant mentions only existing endpoints', () => {
  const known = new Set(paths.map((path) => path.replace(/\{\w+\}/, '{}')));
  const named = texts
    .filter(({ file }) => file.startsWith(ANSWERS))
    .flatMap(({ text }) => [...text.matchAll(/\/api\/[\w{}/.-]*\w/g)].map(([path]) => path));
  expect(named).toContain('/api/chat');
  expect(named.filter((path) => !known.has(path.replace(/(?:\{\w+\}?|\b\d+\b)/, '{}')))).toEqual([]);
});

test.each(['visit', 'feature'])('a browser that loads the %s endpoints loads nothing else', (kind) => {
  expect(listClosure(join(__dirname, `${kind}-endpoints.ts`)).size).toBe(1);
});

test('the health endpoint loads at most 30 of our own files', () => {
  const files = [...listClosure(join(ROOT, 'app/api/health/route.ts'))];
  expect(files.length).toBeLessThanOrEqual(30);
  expect(files).toContain(join(ROOT, 'lib/db/client.ts'));
});
