import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { evaluate } from './fixture';
import { readContent } from './read-content';

const root = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(root, { recursive: true }));

const load = async (path: string) => evaluate(readFileSync(path, 'utf8'));

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

async function read(home: string) {
  const files = {
    'lib/content/home.ts': home,
    'lib/content/home.test.ts': 'this is not content',
    'lib/content/pages/about.ts': "export const aboutCopy = { title: 'About' };",
    'public/images/a.svg': '<svg/>',
    'app/[persona]/about/page.tsx': "import { A } from '@/components/a';\nexport default () => <A />;",
    'components/a.tsx': 'import { B } from \'./b\';\nexport const A = () => <B id="team" />;',
    'components/b.tsx': 'export const B = ({ id }: { id: string }) => <p id="b">{id}</p>;',
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  return readContent(root, load);
}

test('every file with its texts, the pictures and the pages’ ids', async () => {
  const { content, findings } = await read("export const homeCopy = { title: 'Home' };");
  expect(findings).toEqual([]);
  expect(content.files.map(({ file }) => file)).toEqual(['home.ts', 'pages/about.ts']);
  expect(content.publicFiles).toEqual(new Set(['/images/a.svg']));
  expect(content.renderedIds.get('about')).toEqual(new Set(['team', 'b']));
});

test('an error in one file is not reported for the file that imports it', async () => {
  write('lib/content/article.ts', 'export type Article = { title: string };');
  write(
    'lib/content/first.ts',
    "import type { Article } from './article';\nexport const first = { titel: 'One' } as const satisfies Article;",
  );
  write(
    'lib/content/all.ts',
    "import type { Article } from './article';\nimport { first } from './first';\nexport const all: readonly Article[] = [first];",
  );
  const { findings } = await read("export const homeCopy = { title: 'Home' };");
  expect(findings.map(({ file }) => file)).toEqual(['first.ts']);
});
