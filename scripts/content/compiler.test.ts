import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile, explainSyntax, explainTypes } from './compiler';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TYPES = `
type Cluster = 'explorer' | 'researcher' | 'converter';
type Copy = { hero: Record<Cluster, { headline: string; icon: 'radar' | 'scale' }>; proof: readonly [string, string]; size: number };
declare const claims: { freeTrial: { value: '30-day' } };
`;
const FINE = `export const copy = {
  hero: {
    explorer: { headline: 'It’s here', icon: 'radar' },
    researcher: {
      headline: 'Read on',
      icon: 'scale',
    },
    converter: { headline: \`A \${claims.freeTrial.value} trial\`, icon: 'scale' },
  },
  proof: ['a', 'b'],
  size: 3,
} as const satisfies Copy;
`;

/** What an editor is told after one slip in a file that was fine. */
function explain(right: string, wrong: string) {
  expect(FINE).toContain(right);
  const path = join(folder, 'home.ts');
  writeFileSync(path, FINE.replace(right, () => wrong) + TYPES);
  const program = compile([path], folder, ['lib.es5.d.ts']);
  const source = program.getSourceFile(path);
  if (!source) throw new Error('The fixture was not compiled.');
  const syntax = program.getSyntacticDiagnostics(source);
  return [
    ...explainSyntax('home.ts', source, syntax),
    ...(syntax.length > 0 ? [] : explainTypes('home.ts', source, program.getSemanticDiagnostics(source))),
  ].map(({ line, item, field, message }) => `${line} ${item}|${field}: ${message}`);
}

test('a file that is fine', () => {
  expect(explain('Read on', 'Read more')).toEqual([]);
});

const HERE = /A comma, a quote or a bracket is missing or too many here/.source;

test.each([
  ["'Read on',", "'Read on'", `^5 hero › researcher\\|headline: ${HERE} \\(',' expected`],
  ["'It’s here'", "'It's here'", `^3 hero › explorer\\|headline: ${HERE}.*within a text is written ’`],
  ["'Read on'", "'Read on", `^5 hero › researcher\\|headline: ${HERE} \\(Unterminated string literal`],
  ["'Read on'", "Read on'", `^5 hero › researcher\\|headline: ${HERE}`],
  ["headline: 'Read on'", "headline 'Read on'", `^5 .*${HERE} \\(',' expected`],
  ["'Read on'", '‘Read on’', `^5 .*${HERE} \\(Invalid character`],
  ['trial`', 'trial', '^8 hero › converter\\|headline: The text that begins here with a backtick'],
  [
    "      icon: 'scale',\n    },\n",
    "      icon: 'scale',\n",
    '^6 hero\\|researcher: An entry is not closed\\. Put \\}, on a line of its own below',
  ],
  ["icon: 'scale' },\n  },\n", "icon: 'scale' },\n", '^8 \\|hero: An entry is not closed\\.'],
  ["  proof: ['a'", "  },\n  proof: ['a'", HERE],
])('a syntax error: %s becomes %s', (right, wrong, message) => {
  expect(explain(right, wrong)).toEqual([expect.stringMatching(message)]);
});

test.each([
  [
    "    explorer: { headline: 'It’s here', icon: 'radar' },\n",
    '',
    /^2 \|hero: explorer is missing here\. Look at another entry and add it\.$/,
  ],
  ["      headline: 'Read on',\n", '', /^4 hero\|researcher: headline is missing here\./],
  ['  size: 3,\n', '', /^1 \|: size is missing here\./],
  [
    "headline: 'Read",
    "headlin: 'Read",
    /^5 .*\|headlin: headlin does not belong here.* Did you mean to write 'headline'\?$/,
  ],
  [
    "icon: 'radar'",
    "icon: 'raddar'",
    /^3 hero › explorer\|icon: Type '"raddar"' is not assignable.*Did you mean '"radar"'\?/,
  ],
  ["['a', 'b']", "['a']", /^10 \|proof: Source has 1 element\(s\) but target requires 2\./],
  ["'Read on'", '5', /^5 hero › researcher\|headline: Type 'number' is not assignable to type 'string'\./],
  ['size: 3', "size: '3'", /^11 \|size: Type 'string' is not assignable to type 'number'\./],
  [
    "  proof: ['a', 'b'],",
    "  proof: ['a', 'b'], proof: ['a', 'b'],",
    /^10 \|proof: An object literal cannot have multiple properties with the same name\./,
  ],
  [
    'claims.freeTrial',
    'claims.freeTrail',
    /^8 .*Property 'freeTrail' does not exist.*Did you mean 'freeTrial'\?/,
  ],
  ['claims.freeTrial', 'claim.freeTrial', /^8 .*claim is not known here\. Did you mean 'claims'\?/],
])('something that does not fit: %s becomes %s', (right, wrong, message) => {
  expect(explain(right, wrong)).toEqual([expect.stringMatching(message)]);
});
