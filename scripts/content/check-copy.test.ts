import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { claims } from '@/lib/content/claims';
import { checkCopy } from './check-copy.mjs';
import { evaluate } from './fixture';

const HOME = `import { claims } from './claims';
type Hero = { headline: string; lede: string; icon: 'radar' | 'scale' };
export const homeCopy = {
  hero: {
    copy: {
      developer: {
        explorer: {
          headline: 'AI that adapts',
          lede: \`A \${claims.freeTrial.value} trial\`,
          icon: 'radar',
        },
        converter: { headline: 'Read on', lede: 'Or ask', icon: 'scale' },
      },
    },
  },
  links: [{ label: 'Plans', href: '/pricing#trial' }],
} as const satisfies {
  hero: { copy: Record<'developer', Record<'explorer' | 'converter', Hero>> };
  links: readonly { label: string; href: string }[];
};
`;
/** The trial as the project's own claims say it, because the checks load those. */
const TRIAL = claims.freeTrial.value;
const CLAIMS = `export const claims = {
  freeTrial: { id: 'freeTrial', value: '${TRIAL}', label: 'free trial', sentence: 'A ${TRIAL} free trial.' },
};
`;

const folder = mkdtempSync(join(tmpdir(), 'copy-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Copy is read from the fixture, everything else from this project. */
const load = async (path: string) =>
  isAbsolute(path)
    ? evaluate(readFileSync(path, 'utf8'), { 'claims.ts': CLAIMS })
    : import(join(__dirname, '../..', path));

async function check(right = '', wrong = '') {
  expect(HOME).toContain(right);
  write(
    'lib/content/home.ts',
    HOME.replace(right, () => wrong),
  );
  write('lib/content/claims.ts', CLAIMS);
  write('lib/content/home.test.ts', 'this is not content');
  write('app/[persona]/pricing/page.tsx', "import { Trial } from '@/components/trial';");
  write('components/trial.tsx', "import { Form } from './form';\nexport const Trial = () => <Form />;");
  write('components/form.tsx', 'export const Form = () => <form id="trial" />;');
  write('public/icon.svg', '<svg/>');
  return checkCopy(load, folder);
}

test('copy without errors', async () => {
  expect((await check()).report).toBe('Content is fine: 7 texts in 2 files');
});

const HEADLINE = "headline: 'AI that adapts',";

test.each([
  [
    'a missing comma',
    HEADLINE,
    HEADLINE.slice(0, -1),
    8,
    'comma at the end of this line is missing',
    HEADLINE,
  ],
  [
    'a missing comma within a line',
    "'Plans', href",
    "'Plans' href",
    16,
    'comma between two entries is missing',
    "links: [{ label: 'Plans', href: '/pricing#trial' }],",
  ],
  ['a missing quote', HEADLINE, "headline: 'AI that adapts,", 8, 'quote at the end of this text', HEADLINE],
  ['a missing first quote', HEADLINE, "headline: AI that adapts',", 8, 'quote at the beginning', HEADLINE],
  [
    'a missing backtick',
    'trial`',
    'trial',
    9,
    'quote at the end of this text',
    'lede: `A ${claims.freeTrial.value} trial`,',
  ],
  ['a wrong quote', HEADLINE, 'headline: \'AI that adapts",', 8, 'quotes around this text differ', HEADLINE],
  ['curly quotes', HEADLINE, 'headline: ‘AI that adapts’,', 8, 'straight', HEADLINE],
  [
    'an apostrophe',
    HEADLINE,
    "headline: 'It's AI that adapts',",
    8,
    'An apostrophe within a text is written ’',
    "headline: 'It’s AI that adapts',",
  ],
  ['an unknown key', "headline: 'AI", "headlin: 'AI", 8, "Did you mean to write 'headline'?", HEADLINE],
  ['a missing key', `${HEADLINE}\n`, '', 7, 'headline is missing here', undefined],
  ['an unknown id', "'radar',", "'rader',", 10, 'the names that work here: radar, scale.', "icon: 'radar',"],
  [
    'an unknown claim',
    'freeTrial.value',
    'freeTrail.value',
    9,
    "Did you mean 'freeTrial'?",
    'lede: `A ${claims.freeTrial.value} trial`,',
  ],
  [
    'a text that is too long',
    'AI that adapts',
    'x'.repeat(61),
    8,
    'The headline has 61 characters, and the limit is 60: cut 1. It has to fit on a phone.',
    undefined,
  ],
  [
    'an empty text',
    'AI that adapts',
    ' ',
    8,
    'This text is empty. Write it, or remove the entry.',
    undefined,
  ],
  ['a link to no page', '/pricing#', '/prices#', 16, 'There is no page /prices on this site.', undefined],
  [
    'a link to no place',
    '#trial',
    '#trail',
    16,
    'There is no place #trail on the page /pricing. Places there: trial.',
    undefined,
  ],
  [
    'the company’s name',
    'AI that adapts',
    'How Attune adapts',
    8,
    '“Attune” is the company’s name.',
    'headline: `How ${site.name} adapts`,',
  ],
  [
    'an invisible character',
    'AI that adapts',
    'AI\u00a0that adapts',
    8,
    "There is a non-breaking space at “'AI that adapts”.",
    HEADLINE,
  ],
  [
    'a value inserted in quotes',
    'AI that adapts',
    'A ${claims.freeTrial.value} test',
    8,
    'Put the text between backticks ` and write ${ before the name.',
    undefined,
  ],
])('%s', async (_, right, wrong, line, message, corrected) => {
  const { findings } = await check(right, wrong);
  expect(findings).toEqual([
    expect.objectContaining({ file: 'home.ts', line, message: expect.stringContaining(message) }),
  ]);
  expect(findings[0]?.corrected).toBe(corrected);
});

test('the report names file, line, text and correction, and says when the rest is not checked', async () => {
  const { report } = await check(HEADLINE, HEADLINE.slice(0, -1));
  expect(report).toBe(`lib/content/home.ts
  line 8, hero › copy › developer › explorer › headline
    The comma at the end of this line is missing.
    Write:
      headline: 'AI that adapts',

The rest is checked once this is fixed.

1 finding`);
});

test('an unknown syntax error has the compiler’s message', async () => {
  const { findings } = await check('        converter: {', '        converter: {{');
  expect(findings).toEqual([
    expect.objectContaining({ line: 12, message: expect.stringContaining('expected') }),
  ]);
});

test('a file that throws while it is loaded is named', async () => {
  const { findings } = await check("'Or ask'", "JSON.parse('{')");
  expect(findings).toEqual([expect.objectContaining({ message: expect.stringContaining('cannot be read') })]);
});

test('an error in one file is not reported for the file that imports it', async () => {
  write('lib/content/article.ts', 'export type Article = { title: string };');
  write(
    'lib/content/first.ts',
    "import type { Article } from './article';\nexport const first = { titel: 'One' } as const satisfies Article;",
  );
  write(
    'lib/content/last.ts',
    "import type { Article } from './article';\nimport { first } from './first';\nexport const all: readonly Article[] = [first];",
  );
  expect((await check()).findings.map(({ file }) => file)).toEqual(['first.ts']);
});
