import { BARS } from './bars.mjs';
import { BARE, measureFirstLoad, measureFirstLoads } from './javascript-report.mjs';

const kilobytes = (bytes) => Math.round((bytes / 1024) * 10) / 10;
const ratio = (bytes, floor) => Math.round((bytes / floor) * 1000) / 1000;

/**
 * What each page asks for before it is whole. This site sends its scripts as brotli and Next its own as gzip, so
 * "as sent" compares the two; the last column compares like with like.
 */
export async function compareRoutes() {
  const bare = await measureFirstLoad(BARE, 'index.html');
  const rows = (await measureFirstLoads()).map(({ path, files, gzip, brotli }) => ({
    page: path,
    files,
    'brotli KB': kilobytes(brotli),
    'gzip KB': kilobytes(gzip),
    'as sent ×': ratio(brotli, bare.gzip),
    'gzip ×': ratio(gzip, bare.gzip),
    verdict: gzip / bare.gzip <= BARS.javascript ? 'ok' : `over ${BARS.javascript}`,
  }));
  const floor = {
    page: 'empty Next page',
    files: bare.files,
    'brotli KB': kilobytes(bare.brotli),
    'gzip KB': kilobytes(bare.gzip),
    'as sent ×': 1,
    'gzip ×': 1,
    verdict: '',
  };
  return { rows: [floor, ...rows], isKept: rows.every(({ verdict }) => verdict === 'ok') };
}
