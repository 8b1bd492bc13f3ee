import { isRecord } from '@/lib/personalization/record';
import { allNodes, type Content, type ContentFile } from '../content';
import { insertConstant, isExcused } from '../correct-line';
import { report, type Finding } from '../finding';
import { type Literal } from '../content-node';

const NUMBER_WORDS: Readonly<Record<string, string>> = {
  3: 'three',
  6: 'six',
  10: 'ten',
  30: 'thirty',
  40: 'forty',
  60: 'sixty',
  70: 'seventy',
};

export type ClaimPatterns = {
  /** The number as written in the claim: '40%', '3-6 months'. */
  exact: RegExp;
  /** Other spellings: 'forty percent', '30 days'. Matches the claim only next to a word of its label. */
  loose: RegExp;
  label: RegExp;
  /** Any number of the same kind before the last word of the label: '60-day free trial', '80% accuracy'. */
  alike: RegExp;
};

const escape = (text: string) => text.replace(/[.+*?^$()|[\]{}]/g, '\\$&');
const RANGE = '\\s?(?:to|-|–|—)\\s?';
const NOT_WITHIN_A_NUMBER = ['(?<![\\d.,])', '(?![.,]?\\d|\\p{L})'] as const;

const surround = (pattern: string) => new RegExp(NOT_WITHIN_A_NUMBER.join(pattern), 'iu');

const anyNumber = () => '\\d[\\d.,]*';

function writeNumber(number: string): string {
  const word = NUMBER_WORDS[number];
  return word ? `(?:${number}|${word})` : escape(number);
}

function loosen(token: string, write = writeNumber): string {
  const number = token.match(/^[\d.]+/)?.[0];
  if (number === undefined) return `${escape(token.replace(/s$/, ''))}s?`;
  const digits = write(number);
  if (token.endsWith('%')) return `${digits}\\s?(?:%|percent|per cent)`;
  return token.endsWith('M') ? `${digits}\\s?(?:M|million)` : digits;
}

/** Builds the patterns that detect a claim's number typed by hand. */
export function claimPatterns({ value, label }: { value: string; label: string }): ClaimPatterns {
  const tokens = value.replace(/^(?:up to|over|more than)\s/i, '').split(/[\s-]+/);
  const join = (write: (token: string) => string) =>
    tokens
      .map((token) => (token === 'to' ? 'to' : write(token)))
      .join('[\\s-]')
      .replaceAll('[\\s-]to[\\s-]', RANGE);
  const stems = label.split(/\s/).filter((word) => word.length > 3);
  return {
    exact: surround(join(escape)),
    loose: surround(join((token) => loosen(token))),
    alike: new RegExp(
      `${NOT_WITHIN_A_NUMBER[0]}${join((token) => loosen(token, anyNumber))}\\+?\\s(?:\\p{L}+\\s){0,2}${stems.at(-1)}`,
      'iu',
    ),
    label: new RegExp(`(?<!\\p{L})(?:${stems.map((word) => word.slice(0, 6)).join('|')})`, 'iu'),
  };
}

const CLAIMS_FILE = 'claims.ts';
const EXCUSE = '// not a claim';
const expressionFor = (id: string) => `claims.${id}.value`;

type Claim = { id: string; value: string; patterns: ClaimPatterns };

const claimNodes = (content: Content) =>
  allNodes(content).filter(
    ({ file, keys }) => file === CLAIMS_FILE && keys.length === 2 && keys[0] === 'claims',
  );

function readClaims(content: Content): Claim[] {
  return claimNodes(content).flatMap(({ value: claim }) => {
    if (!isRecord(claim)) return [];
    const { id, value, label } = claim;
    if (typeof id !== 'string' || typeof value !== 'string' || typeof label !== 'string') return [];
    return [{ id, value, patterns: claimPatterns({ value, label }) }];
  });
}

function findClaim({ text }: Literal, claims: readonly Claim[]) {
  const exact = claims.find(({ patterns }) => patterns.exact.test(text));
  return exact ?? claims.find(({ patterns }) => patterns.loose.test(text) && patterns.label.test(text));
}

/** Finds the claim that a text contradicts, and the contradicting words: 'a 60-day free trial'. */
function findContradiction({ text }: Literal, claims: readonly Claim[]) {
  return claims
    .map((claim) => ({ claim, words: text.match(claim.patterns.alike)?.[0] }))
    .find(({ words }) => words !== undefined);
}

const quote = (id: string) => `\${${expressionFor(id)}}, in a text between backticks`;

function explainLiteral(file: ContentFile, literal: Literal, claims: readonly Claim[]): Finding | undefined {
  const correct = (id: string, found: string | undefined) =>
    found && insertConstant(file, literal, found, { file: CLAIMS_FILE, expression: expressionFor(id) });
  const claim = findClaim(literal, claims);
  if (claim) {
    const message = `“${claim.value}” is a claim. Insert it as ${quote(claim.id)}, so that it updates automatically. If it is another number, write ${EXCUSE} after it.`;
    return report(literal, message, correct(claim.id, literal.text.match(claim.patterns.exact)?.[0]));
  }
  const other = findContradiction(literal, claims);
  if (!other?.words) return undefined;
  const { id, value } = other.claim;
  const message = `“${other.words}” is not what ${CLAIMS_FILE} says: “${value}”. Insert it as ${quote(id)}, or change the claim there. If it is about something else, write ${EXCUSE} after it.`;
  return report(literal, message, correct(id, other.words.match(/^[\d.,]+(?:%|[+M]|-\p{L}+)?/u)?.[0]));
}

function checkFile(file: ContentFile, claims: readonly Claim[]): Finding[] {
  return file.literals.flatMap((literal) => {
    const found = explainLiteral(file, literal, claims);
    return found && !isExcused(file, literal, 'claim') ? [found] : [];
  });
}

function checkSentences(content: Content): Finding[] {
  return claimNodes(content).flatMap((node) => {
    const { value, sentence } = isRecord(node.value) ? node.value : {};
    const isSaid =
      typeof value !== 'string' ||
      typeof sentence !== 'string' ||
      sentence.toLowerCase().includes(value.toLowerCase());
    const place = { ...node, path: [...node.path, 'sentence'] };
    return isSaid
      ? []
      : [report(place, `The sentence does not say “${value}”. Change value and sentence together.`)];
  });
}

export function checkClaims(content: Content): Finding[] {
  const claims = readClaims(content);
  const others = content.files.filter(({ file }) => file !== CLAIMS_FILE);
  return [...others.flatMap((file) => checkFile(file, claims)), ...checkSentences(content)];
}

const SITE_FILE = 'site.ts';

const readName = (content: Content) =>
  allNodes(content).find(({ file, keys }) => file === SITE_FILE && keys.join('.') === 'site.name')?.value;

export function checkCompanyName(content: Content): Finding[] {
  const name = readName(content);
  if (typeof name !== 'string') return [];
  const others = content.files.filter(({ file }) => file !== SITE_FILE);
  return others.flatMap((file) =>
    file.literals
      .filter(({ text }) => text.includes(name))
      .map((literal) =>
        report(
          literal,
          `“${name}” is the company’s name. Insert it as \${site.name}, in a text between backticks, so that it updates automatically.`,
          insertConstant(file, literal, name, { file: SITE_FILE, expression: 'site.name' }),
        ),
      ),
  );
}
