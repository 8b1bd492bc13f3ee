import { readPageShown } from './page-shown';
import { isBuildFile, isPublicFile, listBuildFiles } from './site-files';

test.each([
  ['/_next/static/chunks/a.js', true, false],
  ['/images/demo/sea-640.avif', false, true],
  ['/icon.svg', false, true],
  ['/', false, false],
  ['/features', false, false],
  ['/sw.js', false, false],
  ['/manifest.webmanifest', false, false],
  ['/api/user/1', false, false],
  ['/api/icon.svg', false, false],
  ['/_next/image', false, false],
])('%s', (path, build, open) => {
  expect([isBuildFile(path), isPublicFile(path)]).toEqual([build, open]);
});

test('a page’s files are found in its tags and in its data, without duplicates', () => {
  const html = `<link href="/_next/static/a.css"><script src="/_next/static/b.js"></script>
    <script>push("[\\"/_next/static/b.js\\",\\"/_next/static/c.js\\"]")</script>`;
  expect(listBuildFiles(html)).toEqual(['/_next/static/a.css', '/_next/static/b.js', '/_next/static/c.js']);
});

test.each([
  null,
  'page-shown',
  {},
  { type: 'page-shown', address: 1, files: [] },
  { type: 'x', address: '', files: [] },
])('the worker ignores %j', (data) => expect(readPageShown(data)).toBeNull());

test('only valid file names in a page count', () => {
  const said = { type: 'page-shown', address: '/', files: ['/a.svg', 7, null], persona: 7 };
  expect(readPageShown(said)).toEqual({ ...said, files: ['/a.svg'], persona: null });
});
