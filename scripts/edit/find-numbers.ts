import ts from 'typescript';
import { lineOf } from '../content/content-node';
import { isOfRoute } from './is-of-route';
import { keyPathTo } from './key-path';

/** A number in lib/content, from which visible texts are computed: 4.2 of '4.2 min'. */
export type TextQuery = {
  /** The text itself, followed by the texts of its ancestors. */
  texts: readonly string[];
  /** Text nearby, which distinguishes labels that occur in several places. */
  around: string;
  path: string;
};

export type WrittenNumber = { file: string; line: number; keyPath: string[]; value: number };

const MAX_NUMBERS = 3;

export function readNumbers(file: string, source: ts.SourceFile): WrittenNumber[] {
  const numbers: WrittenNumber[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isNumericLiteral(node) && !ts.isTypeNode(node.parent)) {
      const line = lineOf(source, node.getStart(source));
      numbers.push({ file, line, keyPath: keyPathTo(node), value: Number(node.text) });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return numbers;
}

const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(',', '')));

/** Where the numbers of a visible text are written: first in the file most of whose numbers are near it. */
export function findNumbers(
  all: readonly WrittenNumber[],
  { texts, around, path }: TextQuery,
): WrittenNumber[] {
  const sought = new Set(numbersIn(texts[0] ?? ''));
  const near = new Set(numbersIn(around));
  const score = ({ file }: WrittenNumber) => {
    const inFile = all.filter((each) => each.file === file);
    const share = inFile.filter(({ value }) => near.has(value)).length / inFile.length;
    return share + (isOfRoute(file, path) ? 1 : 0);
  };
  return all
    .filter(({ value }) => sought.has(value))
    .map((number) => ({ number, score: score(number) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_NUMBERS)
    .map(({ number }) => number);
}
