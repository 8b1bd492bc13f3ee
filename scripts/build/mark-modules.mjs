import { writeFile } from 'node:fs/promises';
import ts from 'typescript';
import { foundNothing } from '../shared/console.mjs';
import { readTexts } from './read-texts.mjs';

/** The modules in a script of Turbopack's: the functions in `….push([script, id, (e, t) => {…}, id, (e) => {…}])`. */
function findModules(file) {
  return file.statements.flatMap((statement) => {
    const call = ts.isExpressionStatement(statement) ? statement.expression : statement;
    if (!ts.isCallExpression(call) || !call.expression.getText(file).endsWith('.push')) return [];
    const [list] = call.arguments;
    return list && ts.isArrayLiteralExpression(list) ? list.elements.filter(ts.isArrowFunction) : [];
  });
}

/**
 * Puts every module of a script into parentheses, which change nothing but say that it will be called. A browser then
 * compiles it while the script still comes, beside the page's own thread; otherwise it only reads past it there, and
 * compiles it on that thread once the page waits for it.
 * @param {string} code a script as Turbopack writes it; any other comes back as it is
 */
export function markModules(code) {
  if (!code.includes('TURBOPACK')) return code;
  const file = ts.createSourceFile('script.js', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const pieces = [];
  let end = 0;
  for (const found of findModules(file)) {
    pieces.push(code.slice(end, found.getStart(file)), '(', found.getText(file), ')');
    end = found.end;
  }
  return [...pieces, code.slice(end)].join('');
}

/**
 * Marks the modules of all scripts for browsers, before `mergeScripts` names them by what stands in them.
 * @param {string} buildFolder `.next`
 * @returns {Promise<number>} how many scripts were changed; none is an error
 */
export async function markModulesOfScripts(buildFolder) {
  let count = 0;
  for (const { file, text } of await readTexts(`${buildFolder}/static/chunks`, /\.js$/)) {
    const marked = markModules(text);
    if (marked === text) continue;
    await writeFile(file, marked);
    count += 1;
  }
  if (count === 0) throw foundNothing('No script of the build has a module that could be marked.');
  return count;
}
