import ts from 'typescript';
import { readFile, type Content } from './content';
import { readSource } from './source';

type Sources = Readonly<Record<string, string>>;

/** Runs a small TypeScript source. Its only possible import is `claims` from a fixture's claims.ts. */
export function evaluate(source: string, sources: Sources = {}): Record<string, unknown> {
  const { outputText, diagnostics } = ts.transpileModule(source, {
    reportDiagnostics: true,
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  if (diagnostics?.length) throw new SyntaxError('The fixture does not parse.');
  const exported: Record<string, unknown> = {};
  const load = (name: string) => evaluate(sources[`${name.replace(/^.*\//, '')}.ts`] ?? '', sources);
  new Function('exports', 'require', outputText)(exported, load);
  return exported;
}

export function contentOf(sources: Sources, rest: Partial<Content> = {}): Content {
  const files = Object.entries(sources).map(([file, text]) =>
    readFile(readSource(file, text), evaluate(text, sources)),
  );
  return { files, publicFiles: new Set(), renderedIds: new Map(), coloredSegments: new Set(), ...rest };
}

export const constant = (value: string) => `export const copy = ${value} as const;`;
