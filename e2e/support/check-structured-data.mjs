import { join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import ts from 'typescript';

/**
 * Violations of Google's rules for rich results in a page, warnings included.
 * @param {string} html
 * @returns {Promise<string[]>}
 */
export async function checkRichResults(html) {
  const found = new WebAutoExtractor({ addLocation: true }).parse(html);
  const issues = await new Validator().validate(found);
  return [
    ...found.errors.map((error) => JSON.stringify(error)),
    ...issues.map(({ severity, issueMessage, path }) => {
      const place = path.map(({ type }) => type).join(' › ');
      return `${severity} ${place}: ${issueMessage}`;
    }),
  ];
}

const OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/**
 * Type errors against schema-dts, Google's schema.org types: unknown types and properties, values of the wrong kind.
 * @param {string[]} graphs JSON-LD with an `@graph`
 * @returns {string[]}
 */
export function checkVocabulary(graphs) {
  const name = join(import.meta.dirname, 'structured-data-to-check.ts');
  const text = [
    "import type { Graph } from 'schema-dts';",
    ...graphs.map((graph, index) => `export const graph${index}: Graph = ${graph};`),
  ].join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === name
      ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2022)
      : getSourceFile.call(host, file, ...rest);
  const program = ts.createProgram([name], OPTIONS, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
