import ts from 'typescript';
import { declaredIn, propertyIn, unwrap } from '../content/content-node';
import { parse } from './source-files';
import { EditError, printText } from './write-text';

/** A value of a new entry. Strings are quoted; `code` is printed as is. */
export type Value =
  string | number | boolean | { code: string } | readonly Value[] | { [field: string]: Value };

const WIDTH = 110;
/** Prettier does not break the line after a shorter key, because that saves too little. */
const MIN_BROKEN_KEY = 5;
const isPlainName = (name: string) => /^[A-Za-z_]\w*$/.test(name);
const isCode = (value: object): value is { code: string } => 'code' in value;

const isSimple = (value: Value) => typeof value !== 'object' || isCode(value);
const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

function printSimple(value: Value): string {
  if (typeof value === 'string') return printText(value);
  return typeof value === 'object' && isCode(value) ? value.code : String(value);
}

function printProperty([name, value]: [string, Value], indent: string): string {
  const key = isPlainName(name) ? name : printText(name);
  const line = `${indent}${key}: ${printValue(value, indent)},`;
  const isLong = isSimple(value) && line.length > WIDTH && key.length >= MIN_BROKEN_KEY;
  return isLong ? `${indent}${key}:\n${indent}  ${printSimple(value)},` : line;
}

/** Formats a value as prettier would; `npm run dev` does not install prettier. */
export function printValue(value: Value, indent = ''): string {
  if (isSimple(value)) return printSimple(value);
  const inner = `${indent}  `;
  if (isList(value)) {
    const line = `[${value.map(printSimple).join(', ')}]`;
    if (value.every(isSimple) && indent.length + line.length < WIDTH - 20) return line;
    return `[\n${value.map((each) => `${inner}${printValue(each, inner)},`).join('\n')}\n${indent}]`;
  }
  return `{\n${Object.entries(value)
    .map((each) => printProperty(each, inner))
    .join('\n')}\n${indent}}`;
}

type Container = ts.ArrayLiteralExpression | ts.ObjectLiteralExpression;

/** Finds the list or object at a path such as ['pricingCopy', 'faq', 'items']. */
function findContainer(source: ts.SourceFile, [name = '', ...keys]: readonly string[]): Container {
  let node = declaredIn(source, name)?.node;
  for (const key of keys) node = node && propertyIn(unwrap(node), key);
  const container = node && unwrap(node);
  if (container && (ts.isArrayLiteralExpression(container) || ts.isObjectLiteralExpression(container)))
    return container;
  throw new EditError(`There is no list ${[name, ...keys].join(' › ')} in ${source.fileName}.`);
}

function insertLine(text: string, at: number, line: string): string {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  return text.slice(0, at) + `\n${line}`.replaceAll('\n', lineEnd) + text.slice(at);
}

export function appendEntry(
  file: string,
  text: string,
  keyPath: readonly string[],
  value: Value,
  name?: string,
): string {
  const source = parse(file, text);
  const container = findContainer(source, keyPath);
  const entries = ts.isArrayLiteralExpression(container) ? container.elements : container.properties;
  const last = entries.at(-1);
  if (!last) throw new EditError(`The list ${keyPath.join(' › ')} is empty.`);
  const start = last.getStart(source);
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const indent = text.slice(lineStart, start);
  if (indent.trim() !== '')
    throw new EditError(`The list ${keyPath.join(' › ')} is on one line. Put each entry on its own.`);
  const line =
    name === undefined ? `${indent}${printValue(value, indent)},` : printProperty([name, value], indent);
  const end = last.getEnd();
  const withComma = entries.hasTrailingComma ? text : `${text.slice(0, end)},${text.slice(end)}`;
  return insertLine(withComma, withComma.indexOf(',', end) + 1, line);
}

export function appendName(file: string, text: string, typeName: string, name: string): string {
  const source = parse(file, text);
  const declared = source.statements
    .filter(ts.isTypeAliasDeclaration)
    .find(({ name: own }) => own.text === typeName);
  if (!declared || !ts.isUnionTypeNode(declared.type))
    throw new EditError(`There is no union type ${typeName}.`);
  return insertLine(text, declared.type.getEnd(), `  | ${printText(name)}`);
}

export function addImport(file: string, text: string, name: string, path: string): string {
  const source = parse(file, text);
  const imports = source.statements.filter(ts.isImportDeclaration);
  const before = imports.filter(
    ({ moduleSpecifier }) => ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text < path,
  );
  const line = `import { ${name} } from ${printText(path)};`;
  const last = before.at(-1);
  if (last) return insertLine(text, last.getEnd(), line);
  return `${line}${text.includes('\r\n') ? '\r\n' : '\n'}${text}`;
}
