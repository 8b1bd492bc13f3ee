import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '../compile';
import { explainSyntax } from './syntax-errors';
import { explainTypes } from './type-errors';

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
  const { diagnose, sourceOf } = compile([path], folder, ['lib.es5.d.ts']);
  const { syntax, types } = diagnose(path);
  return [
    ...explainSyntax('home.ts', sourceOf(path), syntax),
    ...explainTypes('home.ts', sourceOf(path), types),
  ].map(({ line, item, field, message }) => `${line} ${item}|${field}: ${message}`);
}

test('a file that is fine', () => {
  expect(explain('Read on', 'Read more')).toEqual([]);
});

test.each([
  [
    "'Read on',",
    "'Read on'",
    /^5 hero › researcher\|headline: A comma is missing at the end of this line\.$/,
  ],
  [
    "'It’s here'",
    "'It's here'",
    /^3 hero › explorer\|headline: The apostrophe in It's ends the text too early\. Write ’/,
  ],
  ["'Read on'", "'Read on", /^5 hero › researcher\|headline: The text on this line has no closing quote\./],
  ["'Read on'", "Read on'", /^5 hero › researcher\|headline: A quote is missing at the start of the text/],
  ["headline: 'Read on'", "headline 'Read on'", /^5 .*A colon is missing behind headline\.$/],
  ["'Read on'", '‘Read on’', /^5 .*The character ‘ cannot stand here\./],
  ['trial`', 'trial', /^8 hero › converter\|headline: The text that begins here with a backtick/],
  [
    "      icon: 'scale',\n    },\n",
    "      icon: 'scale',\n",
    /^6 hero\|researcher: The entry that begins on line 4 is not closed\. Put \}, on a line of its own below/,
  ],
  [
    "icon: 'scale' },\n  },\n",
    "icon: 'scale' },\n",
    /^8 \|hero: The entry that begins on line 2 is not closed\./,
  ],
  ["  proof: ['a'", "  },\n  proof: ['a'", /The file cannot be read from here on/],
])('a slip of the pen: %s becomes %s', (right, wrong, message) => {
  expect(explain(right, wrong)).toEqual([expect.stringMatching(message)]);
});

test.each([
  [
    "    explorer: { headline: 'It’s here', icon: 'radar' },\n",
    '',
    /^2 hero\|explorer: There is no text for explorer\. Each behavior needs one of its own/,
  ],
  [
    "      headline: 'Read on',\n",
    '',
    /^4 hero › researcher\|headline: headline is missing here\. Add a line/,
  ],
  ['  size: 3,\n', '', /^1 \|size: size is missing here\./],
  [
    "headline: 'Read",
    "headlin: 'Read",
    /^5 .*\|headlin: headlin does not belong here.*Did you mean headline\?$/,
  ],
  [
    "icon: 'radar'",
    "icon: 'raddar'",
    /^3 hero › explorer\|icon: “raddar” is not a choice here\. Did you mean radar\? Possible: radar, scale\./,
  ],
  ["['a', 'b']", "['a']", /^10 \|proof: This list has 1 entry and needs 2\.$/],
  ["'Read on'", '5', /^5 hero › researcher\|headline: This has to be text between quotes\.$/],
  ['size: 3', "size: '3'", /^11 \|size: This has to be a number, without quotes\.$/],
  [
    "  proof: ['a', 'b'],",
    "  proof: ['a', 'b'], proof: ['a', 'b'],",
    /^10 \|proof: This name stands here twice/,
  ],
  ['claims.freeTrial', 'claims.freeTrail', /^8 .*There is no freeTrail to quote\. Did you mean freeTrial\?$/],
  ['claims.freeTrial', 'claim.freeTrial', /^8 .*claim is not known here\. Did you mean claims\?/],
])('something that does not fit: %s becomes %s', (right, wrong, message) => {
  expect(explain(right, wrong)).toEqual([expect.stringMatching(message)]);
});

test('two fields missing are two findings', () => {
  const found = explain("{ headline: 'It’s here', icon: 'radar' }", '{}');
  expect(found).toEqual([
    expect.stringContaining('explorer|headline'),
    expect.stringContaining('explorer|icon'),
  ]);
});

test('a name that is not known is said once', () => {
  const found = explain('`A ${claims.freeTrial.value} trial`', '`A ${claim.a} ${claim.b}`');
  expect(found).toHaveLength(1);
});
