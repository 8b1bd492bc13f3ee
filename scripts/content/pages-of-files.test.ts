import { join } from 'node:path';
import { readPagesOfFiles } from './pages-of-files';

const pageOf = readPagesOfFiles(join(__dirname, '../..'));

test.each([
  ['pages/pricing.ts', '/pricing'],
  ['home.ts', '/'],
  ['navigation.ts', 'every page'],
])('%s is read on %s', (file, page) => {
  expect(pageOf(file).split(', ')).toContain(page);
});
