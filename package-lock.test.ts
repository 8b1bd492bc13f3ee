import { readFileSync } from 'node:fs';

type Entry = { integrity?: string; link?: true; inBundle?: true };

/** npm loses the hashes of other platforms' packages when it writes the file beside an installed node_modules. */
test('every package that npm downloads has a hash in package-lock.json', () => {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const downloaded = Object.entries(packages).filter(
    // The project itself, links, and what another package contains.
    ([path, { link, inBundle }]) => path !== '' && !link && !inBundle,
  );
  expect(downloaded.length).toBeGreaterThan(500);
  expect(downloaded.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});
