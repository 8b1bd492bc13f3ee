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

/** The explanation that an editor gets after one change to a valid file. */
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
  ].map(({ line, item, field, message, corrected }) => ({
    said: `${line} ${item}|${field}: ${message}`,
    corrected,
  }));
}

test('a valid file', () => {
  expect(explain('Read on', 'Read more')).toEqual([]);
});

test.each([
  ["'Read on',", "'Read on'", /^5 .*comma at the end/, "headline: 'Read on',"],
  [
    "'It’s here'",
    "'It's here'",
    /^3 .*within a text is written ’/,
    "explorer: { headline: 'It’s here', icon: 'radar' },",
  ],
  ["'Read on'", "'Read on", /^5 .*quote at the end/, "headline: 'Read on',"],
  ["'Read on'", "Read on'", /^5 .*quote at the beginning/, "headline: 'Read on',"],
  ["headline: 'Read on'", "headline 'Read on'", /^5 .*colon/, "headline: 'Read on',"],
  ["'Read on'", '‘Read on’', /^5 .*curly/, "headline: 'Read on',"],
  ["'Read on',", "'Read on',,", /^5 .*comma too many/, "headline: 'Read on',"],
  ["'Read on',", "'Read on'',", /^5 .*quote too many/, "headline: 'Read on',"],
  [
    'trial`',
    'trial',
    /^8 .*backtick ` at the end/,
    "converter: { headline: `A ${claims.freeTrial.value} trial`, icon: 'scale' },",
  ],
  [
    'value} trial`',
    'value trial`',
    /^8 .*The } after the name/,
    "converter: { headline: `A ${claims.freeTrial.value} trial`, icon: 'scale' },",
  ],
  [
    "      icon: 'scale',\n    },\n",
    "      icon: 'scale',\n",
    /^6 .*not closed\. Put \}, on a line/,
    "icon: 'scale',\n    },",
  ],
  [
    "icon: 'scale' },\n  },\n",
    "icon: 'scale' },\n",
    /^8 .*not closed/,
    "converter: { headline: `A ${claims.freeTrial.value} trial`, icon: 'scale' },\n  },",
  ],
  ["  proof: ['a'", "  },\n  proof: ['a'", /^10 .*extra bracket/, '(nothing)'],
])('a syntax error: %s becomes %s', (right, wrong, message, corrected) => {
  expect(explain(right, wrong)).toEqual([{ said: expect.stringMatching(message), corrected }]);
});

test.each([
  [
    "    explorer: { headline: 'It’s here', icon: 'radar' },\n",
    '',
    /^2 \|hero: explorer is missing here\. Look at another entry and add it\.$/,
    'explorer: … (on a separate line, in this entry)',
  ],
  [
    "      headline: 'Read on',\n",
    '',
    /^4 hero\|researcher: headline is missing here\./,
    'headline: … (on a separate line, in this entry)',
  ],
  ['  size: 3,\n', '', /^1 \|: size is missing here\./, 'size: … (on a separate line, in this entry)'],
  [
    "headline: 'Read",
    "headlin: 'Read",
    /^5 .*\|headlin: headlin does not belong here.* Did you mean to write 'headline'\?$/,
    "headline: 'Read on',",
  ],
  [
    "icon: 'radar'",
    "icon: 'raddar'",
    /^3 hero › explorer\|icon: Type '"raddar"' is not assignable.*Did you mean '"radar"'\?/,
    "explorer: { headline: 'It’s here', icon: 'radar' },",
  ],
  ["['a', 'b']", "['a']", /^10 \|proof: Source has 1 element\(s\) but target requires 2\./, undefined],
  [
    "'Read on'",
    '5',
    /^5 hero › researcher\|headline: Type 'number' is not assignable to type 'string'\./,
    undefined,
  ],
  ['size: 3', "size: '3'", /^11 \|size: Type 'string' is not assignable to type 'number'\./, undefined],
  [
    "  proof: ['a', 'b'],",
    "  proof: ['a', 'b'], proof: ['a', 'b'],",
    /^10 \|proof: An object literal cannot have multiple properties with the same name\./,
    undefined,
  ],
  [
    'claims.freeTrial',
    'claims.freeTrail',
    /^8 .*Property 'freeTrail' does not exist.*Did you mean 'freeTrial'\?/,
    "converter: { headline: `A ${claims.freeTrial.value} trial`, icon: 'scale' },",
  ],
  [
    'claims.freeTrial',
    'claim.freeTrial',
    /^8 .*claim is not known here\. Did you mean 'claims'\?/,
    "converter: { headline: `A ${claims.freeTrial.value} trial`, icon: 'scale' },",
  ],
])('a type error: %s becomes %s', (right, wrong, message, corrected) => {
  expect(explain(right, wrong)).toEqual([{ said: expect.stringMatching(message), corrected }]);
});
