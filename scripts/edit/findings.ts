import { nameFinding, type Finding } from '../content/finding';
import { readPagesOfFiles } from '../content/pages-of-files';
import type { EditSession } from './edit-session';

/** A finding as the panel shows it. */
export type ShownFinding = {
  /** The pages that show the text, and its place in the file. */
  where: string;
  message: string;
  /** Of the text to edit; null if the file cannot be read. */
  placeId: string | null;
};

const keyOf = ({ file, item, field, message }: Finding) => [file, item, field, message].join('\n');

/** Lists the findings of the check, newest first. */
export function createFindings(root: string, session: EditSession, checkContent: () => Promise<Finding[]>) {
  let known: readonly string[] = [];

  return async (): Promise<ShownFinding[]> => {
    const found = await checkContent();
    const keys = found.map(keyOf);
    known = [...keys.filter((key) => !known.includes(key)), ...known.filter((key) => keys.includes(key))];
    const pagesOf = found.length > 0 ? readPagesOfFiles(root) : String;
    return found
      .toSorted((a, b) => known.indexOf(keyOf(a)) - known.indexOf(keyOf(b)))
      .map((finding) => {
        const { file, line, field, message } = finding;
        const where = [`${pagesOf(file)}:`, nameFinding(finding), `(${file}, line ${line})`];
        return { where: where.filter(Boolean).join(' '), message, placeId: session.idAt(file, line, field) };
      });
  };
}
