/** One thing for an editor to put right. `item` and `field` say where in the file, in the file's own words. */
export type Finding = {
  file: string;
  line: number;
  item: string;
  field: string;
  message: string;
  /** What to write on the line instead, where a program can know it. */
  corrected?: string;
};

/** Where something is written: the names from the outside in, as an editor meets them in the file. */
export type Place = { file: string; line: number; path: readonly string[] };

export const ITEM_SEPARATOR = ' › ';

export function report({ file, line, path }: Place, message: string, corrected?: string): Finding {
  const item = path.slice(0, -1).join(ITEM_SEPARATOR);
  const found = { file, line, item, field: path.at(-1) ?? '', message };
  return corrected === undefined ? found : { ...found, corrected };
}

const placeOf = ({ file, item, field }: Finding) => [file, item, field].join('\n');

/** Of two kinds of check that stumble over the same text, the first has the word. */
export function mergeFindings(first: readonly Finding[], second: readonly Finding[]): Finding[] {
  const places = new Set(first.map(placeOf));
  return sortFindings([...first, ...second.filter((finding) => !places.has(placeOf(finding)))]);
}

const identify = ({ file, item, field, message }: Finding) => [file, item, field, message].join('\n');

export function sortFindings(findings: readonly Finding[]): Finding[] {
  const once = new Map(findings.map((finding) => [identify(finding), finding]));
  return [...once.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

type Summary = { texts: number; files: number; isComplete: boolean };

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

function printFinding({ line, item, field, message, corrected }: Finding): string {
  const where = [item, field].filter(Boolean).join(ITEM_SEPARATOR);
  const lines = corrected?.split('\n').map((text) => `\n      ${text}`) ?? [];
  const correction = lines.length > 0 ? [`\n    Write:`, ...lines] : [];
  return [`  line ${line}${where ? `, ${where}` : ''}\n    ${message}`, ...correction].join('');
}

/** The report for the terminal: grouped by file, the verdict last. */
export function printFindings(findings: readonly Finding[], { texts, files, isComplete }: Summary): string {
  const names = [...new Set(findings.map(({ file }) => file))];
  const groups = names.map((name) => {
    const here = findings.filter(({ file }) => file === name);
    return [`lib/content/${name}`, ...here.map(printFinding)].join('\n');
  });
  const more = isComplete ? [] : ['The rest is checked once this is fixed.'];
  const verdict =
    findings.length > 0
      ? count(findings.length, 'finding')
      : `Content is fine: ${count(texts, 'text')} in ${count(files, 'file')}`;
  return [...groups, ...more, verdict].join('\n\n');
}
