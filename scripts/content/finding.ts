/** An error for an editor to correct. `item` and `field` locate it in the file's own words. */
export type Finding = {
  /** Relative to lib/content. */
  file: string;
  line: number;
  item: string;
  field: string;
  message: string;
  /** Segments or products that are missing here. */
  lacks?: readonly string[];
};

/** Source location of a value: its property names from the outermost inward, in file order. */
export type Place = { file: string; line: number; path: readonly string[] };

export const ITEM_SEPARATOR = ' › ';

export function report({ file, line, path }: Place, message: string, lacks?: readonly string[]): Finding {
  const item = path.slice(0, -1).join(ITEM_SEPARATOR);
  return { file, line, item, field: path.at(-1) ?? '', message, ...(lacks && { lacks }) };
}

/** In reading order. A text with several errors has one finding, the first of `findings`. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const places = new Map<string, Finding>();
  for (const finding of findings) {
    const { file, line, item, field } = finding;
    const key = [file, line, item, field].join('\n');
    if (!places.has(key)) places.set(key, finding);
  }
  return [...places.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** `completeness`: what every segment and product has, or lacks; empty while the files cannot be read. */
type Summary = { texts: number; files: number; completeness: string };

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

export const nameFinding = ({ item, field }: Finding) => [item, field].filter(Boolean).join(ITEM_SEPARATOR);

function printFinding(finding: Finding): string {
  const where = nameFinding(finding);
  return `  line ${finding.line}${where ? `, ${where}` : ''}\n    ${finding.message}`;
}

export function printFindings(findings: readonly Finding[], { texts, files, completeness }: Summary): string {
  const names = [...new Set(findings.map(({ file }) => file))];
  const groups = names.map((name) => {
    const here = findings.filter(({ file }) => file === name);
    return [`lib/content/${name}`, ...here.map(printFinding)].join('\n');
  });
  const more = completeness ? [] : ['The rest is checked once this is fixed.'];
  const verdict =
    findings.length > 0
      ? count(findings.length, 'finding')
      : `Content is fine: ${count(texts, 'text')} in ${count(files, 'file')}`;
  const last = completeness ? `${verdict}\n${completeness}` : verdict;
  return [...groups, ...more, last].join('\n\n');
}
