import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readPlaces, type Place } from './place';
import { createSourceFiles } from './source-files';

export const CONTENT = 'lib/content';

function listFiles(root: string): string[] {
  return readdirSync(join(root, CONTENT), { recursive: true, encoding: 'utf8' })
    .map((name) => `${CONTENT}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort();
}

function stamp(path: string): string {
  const { mtimeMs, size } = statSync(path);
  return `${mtimeMs} ${size}`;
}

/** Lists all texts of lib/content as the files are now; only those that have changed are parsed again. */
export function createPlaceIndex(root: string): () => readonly Place[] {
  const sources = createSourceFiles(root);
  let stamps = new Map<string, string>();
  let places: readonly Place[] = [];
  return () => {
    const now = new Map(listFiles(root).map((file) => [file, stamp(join(root, file))]));
    const changed = [...new Set([...stamps.keys(), ...now.keys()])].filter(
      (file) => stamps.get(file) !== now.get(file),
    );
    if (changed.length === 0) return places;
    changed.forEach(sources.forget);
    stamps = now;
    // All of them: a text may insert one of a changed file.
    places = [...now.keys()].flatMap((file) => readPlaces(sources, file));
    return places;
  };
}
