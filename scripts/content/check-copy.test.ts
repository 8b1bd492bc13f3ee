import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { claims } from '@/lib/content/claims';
import { site } from '@/lib/content/site';
import { describeComplete } from './check-complete';
import { checkCopy } from './check-copy.mjs';
import { evaluate } from './fixture';

const HOME = `import { claims } from './claims';
export const homeCopy = {
  hero: {
    copy: {
      developer: {
        explorer: {
          headline: 'AI that adapts',
          lede: \`A \${claims.freeTrial.value} trial\`,
          icon: 'radar', eyebrow: 'For you',
        },
        researcher: { eyebrow: 'For you', headline: 'Read on', lede: 'Or ask', icon: 'scale' },
        converter: { eyebrow: 'For you', headline: 'Try it', lede: 'Or buy', icon: 'scale' },
      },
    },
  },
  links: [{ label: 'Plans', href: '/pricing#trial' }],
} as const;
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

const COMPLETE = describeComplete([]);

test('copy without errors', async () => {
  expect((await check()).report).toBe(`Content is fine: 12 texts in 2 files
${COMPLETE}`);
});

const HEADLINE = "headline: 'AI that adapts',";

test.each([
  [
    'a missing comma',
    HEADLINE,
    HEADLINE.slice(0, -1),
    8,
    "',' expected. Compare this line and the one above",
  ],
  ['a missing quote', HEADLINE, "headline: 'AI that adapts,", 7, 'Unterminated string literal.'],
  [
    'a misspelled variant',
    'researcher:',
    'reseacher:',
    5,
    'researcher is missing here, and reseacher is not',
  ],
  ['an unknown claim', 'freeTrial.value', 'freeTrail.value', 1, 'Is a name misspelled?'],
  ['a text that is too long', 'AI that adapts', 'x'.repeat(61), 7, 'the limit is 60: cut 1. It has to fit'],
  ['an empty text', 'AI that adapts', ' ', 7, 'This text is empty. Write it, or remove the entry.'],
  ['a link to no page', '/pricing#', '/prices#', 16, 'There is no page /prices on this site.'],
  [
    'a link to no place',
    '#trial',
    '#trail',
    16,
    'no place #trail on the page /pricing. Places there: trial.',
  ],
  ['the company’s name', 'AI that adapts', `How ${site.name} adapts`, 7, 'is the company’s name.'],
  [
    'an invisible character',
    'AI that',
    'AI\u00a0that',
    7,
    "There is a non-breaking space at “'AI that adapts”.",
  ],
  ['a value in quotes', 'AI that', 'A ${claims.freeTrial.value}', 7, 'Put the text between backticks `'],
])('%s', async (_, right, wrong, line, message) => {
  const { findings } = await check(right, wrong);
  expect(findings).toEqual([
    expect.objectContaining({ file: 'home.ts', line, message: expect.stringContaining(message) }),
  ]);
});

test('the report names file, line and text, and says when the rest is not checked', async () => {
  expect((await check('AI that adapts', ' ')).report).toBe(`lib/content/home.ts
  line 7, hero › copy › developer › explorer › headline
    This text is empty. Write it, or remove the entry.

1 finding
${COMPLETE}`);
  expect((await check(HEADLINE, HEADLINE.slice(0, -1))).report).toContain(
    'The rest is checked once this is fixed.',
  );
});

test('a file that throws while it is loaded is named', async () => {
  const { findings } = await check("'Or ask'", "JSON.parse('{')");
  expect(findings).toEqual([expect.objectContaining({ message: expect.stringContaining('cannot be read') })]);
});
