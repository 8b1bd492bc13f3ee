import { StepError } from '../shared/console.mjs';

/** Prisma's supported Node releases: each major with its first minor. */
const NODE_LINES = [
  [20, 19],
  [22, 12],
  [24, 0],
];

/** The last that better-sqlite3 supports. */
const NEWEST = 26;

/** The compiled better-sqlite3 aborts there (nodejs/node#65446). */
const isBroken = (major, minor) => major === 24 && minor >= 19 && minor <= 21;

/** @param {string} [version] such as 22.12.0 */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [last] = NODE_LINES.at(-1);
  const isSupported =
    NODE_LINES.some(([line, from]) => major === line && minor >= from) || (major > last && major <= NEWEST);
  if (!isSupported || isBroken(major, minor))
    throw new StepError(
      `This is Node ${version}; the site needs Node ${last} to ${NEWEST}, or 22 from 22.12, or 20 from 20.19, but not 24.19 to 24.21.`,
      { todo: 'Install one of these from https://nodejs.org and run the command again.' },
    );
}
