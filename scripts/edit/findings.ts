import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceLine } from '../content/correct-line';
import { ITEM_SEPARATOR, type Finding } from '../content/finding';
import { readPagesOfFiles } from '../content/pages-of-files';
import type { EditSession } from './edit-session';

/** A finding as the panel shows it. */
export type ShownFinding = {
  key: string;
  /** The pages that show the text, and its place in the file. */
  where: string;
  message: string;
  /** Of the text to edit; null if the file cannot be read. */
  placeId: string | null;
  /** The label of the button that corrects it, if it can be corrected as it stands. */
  offer: string | null;
};

const CONTENT = 'lib/content';

const keyOf = ({ file, item, field, message }: Finding) => [file, item, field, message].join('\n');

/** Adds an import to those of the file, unless it has it already. */
function addImport(text: string, statement: string): string {
  if (text.includes(statement)) return text;
  const imports = [...text.matchAll(/^import [^;]+;\n/gm)];
  const last = imports.at(-1);
  const end = last ? last.index + last[0].length : 0;
  return `${text.slice(0, end)}${statement}\n${text.slice(end)}`;
}

/** Corrects lines of a file, from the end, so that earlier lines keep their numbers. */
function correctFile(text: string, findings: readonly Finding[]): string {
  const onePerLine = new Map(findings.map((finding) => [finding.line, finding]));
  const lines = [...onePerLine.values()].reduce(
    (corrected, { line, corrected: replacement = '' }) => replaceLine(corrected, line, replacement),
    text,
  );
  return [...onePerLine.values()].reduce(
    (corrected, { imports }) => (imports ? addImport(corrected, imports) : corrected),
    lines,
  );
}

/** The findings of the check, newest first, and their corrections. */
export function createFindings(root: string, session: EditSession, checkContent: () => Promise<Finding[]>) {
  /** The number of the check that found it first. */
  const firstSeen = new Map<string, number>();
  let checks = 0;
  let latest: readonly Finding[] = [];
  let texts = new Map<string, string>();

  async function list(): Promise<ShownFinding[]> {
    const found = await checkContent();
    checks += 1;
    const keys = new Set(found.map(keyOf));
    for (const key of firstSeen.keys()) if (!keys.has(key)) firstSeen.delete(key);
    for (const key of keys) if (!firstSeen.has(key)) firstSeen.set(key, checks);
    const age = (finding: Finding) => firstSeen.get(keyOf(finding)) ?? 0;
    latest = found.toSorted((a, b) => age(b) - age(a));
    texts = new Map(latest.map(({ file }) => [file, readFileSync(join(root, CONTENT, file), 'utf8')]));
    const pagesOf = latest.length > 0 ? readPagesOfFiles(root) : String;
    return latest.map((finding) => {
      const { file, line, item, field, message, inFile, corrected, offer } = finding;
      const placeId = session.idAt(`${CONTENT}/${file}`, line, field);
      const name = [item, field].filter(Boolean).join(ITEM_SEPARATOR);
      const isCorrectable = corrected !== undefined && offer !== undefined;
      return {
        key: keyOf(finding),
        where: `${pagesOf(file)}: ${name || `${file}, line ${line}`}`,
        message: isCorrectable || !inFile ? message : `${message} In ${file}, line ${line}: ${inFile}`,
        placeId,
        offer: isCorrectable ? offer : null,
      };
    });
  }

  /** Corrects these findings of the latest check in one step, which can be undone. */
  function correct(keys: readonly string[]): void {
    const chosen = latest.filter(
      (finding) => keys.includes(keyOf(finding)) && finding.corrected !== undefined,
    );
    const changes = [...new Set(chosen.map(({ file }) => file))].map((file) => {
      const before = texts.get(file) ?? '';
      const after = correctFile(
        before,
        chosen.filter((finding) => finding.file === file),
      );
      return { file: `${CONTENT}/${file}`, before, after };
    });
    session.apply(changes);
  }

  return { list, correct };
}
