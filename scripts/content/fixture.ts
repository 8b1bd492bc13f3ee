import ts from 'typescript';
import { readFile, type Content } from './content';

type Sources = Readonly<Record<string, string>>;

/** Runs a small TypeScript source. Its only possible import is `claims` from a fixture's claims.ts. */
export function evaluate(source: string, sources: Sources = {}): Record<string, unknown> {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exported: Record<string, unknown> = {};
  const load = (name: string) => evaluate(sources[`${name.replace(/^.*\//, '')}.ts`] ?? '', sources);
  new Function('exports', 'require', outputText)(exported, load);
  return exported;
}

export function contentOf(sources: Sources, rest: Partial<Content> = {}): Content {
  const files = Object.entries(sources).map(([file, text]) => {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
    return readFile(file, source, evaluate(text, sources));
  });
  return { files, publicFiles: new Set(), renderedIds: new Map(), ...rest };
}

export const constant = (value: string) => `export const copy = ${value} as const;`;
