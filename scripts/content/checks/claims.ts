import { isRecord } from '@/lib/personalization/record';
import { claimPatterns, type ClaimPatterns } from '../claim-patterns';
import { allNodes, type Content, type ContentFile } from '../content';
import { report, type Finding } from '../finding';
import type { Literal } from '../literals';

const CLAIMS_FILE = 'claims.ts';
const EXCUSE = '// not a claim';

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

/** A number that only looks like a claim is excused by a comment on its line or on the line above. */
function isExcused({ source }: ContentFile, { line }: Literal): boolean {
  const lines = source.text.split('\n');
  return [lines[line - 1], lines[line - 2]].some((text) => text?.includes(EXCUSE));
}

function findClaim({ text }: Literal, claims: readonly Claim[]) {
  const exact = claims.find(({ patterns }) => patterns.exact.test(text));
  return exact ?? claims.find(({ patterns }) => patterns.loose.test(text) && patterns.label.test(text));
}

/** The claim that a text contradicts, with the words that do: 'a 60-day free trial'. */
function findContradiction({ text }: Literal, claims: readonly Claim[]) {
  return claims
    .map((claim) => ({ claim, words: text.match(claim.patterns.alike)?.[0] }))
    .find(({ words }) => words !== undefined);
}

function explainLiteral(literal: Literal, claims: readonly Claim[]): string | undefined {
  const claim = findClaim(literal, claims);
  const quote = (id: string) => `\${claims.${id}.value}, in a text between backticks`;
  if (claim)
    return `“${claim.value}” is a claim. Quote it as ${quote(claim.id)}, so that it changes along. If it is another number, write ${EXCUSE} behind it.`;
  const other = findContradiction(literal, claims);
  return (
    other &&
    `“${other.words}” is not what ${CLAIMS_FILE} says: “${other.claim.value}”. Quote it as ${quote(other.claim.id)}, or change the claim there. If it is about something else, write ${EXCUSE} behind it.`
  );
}

function checkFile(file: ContentFile, claims: readonly Claim[]): Finding[] {
  return file.literals.flatMap((literal) => {
    const message = explainLiteral(literal, claims);
    return message && !isExcused(file, literal) ? [report(literal, message)] : [];
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

/** The marketing numbers stand once, in claims.ts. */
export function checkClaims(content: Content): Finding[] {
  const claims = readClaims(content);
  const others = content.files.filter(({ file }) => file !== CLAIMS_FILE);
  return [...others.flatMap((file) => checkFile(file, claims)), ...checkSentences(content)];
}
