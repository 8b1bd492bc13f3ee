import { dirname } from 'node:path';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: true,
  isolatedModules: true,
  noErrorTruncation: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

export type Compiled = {
  /** What is wrong with one file; after a slip of the pen, nothing but that. */
  diagnose: (path: string) => { syntax: readonly ts.Diagnostic[]; types: readonly ts.Diagnostic[] };
  sourceOf: (path: string) => ts.SourceFile;
};

/**
 * @param paths absolute
 * @param root the folder that '@/' stands for
 * @param lib what the language brings along; tests take less, to be quick
 */
export function compile(
  paths: readonly string[],
  root: string,
  lib = ['lib.es2023.d.ts', 'lib.dom.d.ts'],
): Compiled {
  const options = { ...OPTIONS, lib, paths: { '@/*': ['./*'] }, pathsBasePath: root };
  const program = ts.createProgram(paths, options, ts.createCompilerHost(options, true));
  const sourceOf = (path: string) => {
    const source = program.getSourceFile(path);
    if (!source) throw new Error(`${path} is not part of ${dirname(path)}.`);
    return source;
  };
  const diagnose = (path: string) => {
    const syntax = program.getSyntacticDiagnostics(sourceOf(path));
    return { syntax, types: syntax.length > 0 ? [] : program.getSemanticDiagnostics(sourceOf(path)) };
  };
  return { diagnose, sourceOf };
}
