import type { Persona } from '@/lib/personalization/persona';
import { isFor } from '../content/matrix';
import { audienceOf } from './audience';
import type { TextQuery } from './find-numbers';
import { isOfRoute } from './is-of-route';
import { isCode, type Place } from './place';

export type PlaceQuery = TextQuery & { persona: Persona };

/** `whole`: written as such. `part`: a part of a longer text. `composed`: assembled from several texts. */
export type Found = { kind: 'whole' | 'part' | 'composed' | 'none'; places: Place[] };

const MAX_PLACES = 12;
/** Shorter matches occur by chance. */
const MIN_PART_LETTERS = 4;
const MAX_PARTS = 8;
/** Minimum share of a composed text's letters that must be found; the rest is computed, such as numbers. */
const MIN_SHARE = 0.6;

const squash = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
const countLetters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
const escape = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Builds a pattern in which computed pieces match anything. */
function patternOf({ pieces, value }: Place): RegExp | undefined {
  const isCalculated = pieces.some((piece) => isCode(piece) && piece.value === null);
  if (!isCalculated || countLetters(value) < MIN_PART_LETTERS) return undefined;
  const source = pieces.map((piece) =>
    isCode(piece) ? (piece.value === null ? '.+?' : escape(piece.value)) : escape(piece.text),
  );
  return new RegExp(`^${source.join('').replaceAll(/\s+/g, ' ').trim()}$`);
}

type Prepared = { place: Place; text: string; pattern: RegExp | undefined };
type Texts = {
  all: readonly Prepared[];
  byText: ReadonlyMap<string, Place[]>;
  byLowerCase: ReadonlyMap<string, Place[]>;
};

const prepared = new WeakMap<readonly Place[], Texts>();

function groupBy(all: readonly Prepared[], nameOf: (each: Prepared) => string): Map<string, Place[]> {
  const groups = new Map<string, Place[]>();
  for (const each of all) {
    const group = groups.get(nameOf(each));
    if (group) group.push(each.place);
    else groups.set(nameOf(each), [each.place]);
  }
  return groups;
}

function prepare(places: readonly Place[]): Texts {
  const known = prepared.get(places);
  if (known) return known;
  const all = places.map((place) => ({ place, text: squash(place.value), pattern: patternOf(place) }));
  const texts = {
    all,
    byText: groupBy(all, ({ text }) => text),
    byLowerCase: groupBy(all, ({ text }) => text.toLowerCase()),
  };
  prepared.set(places, texts);
  return texts;
}

const isWordBorder = (text: string, at: number) =>
  !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '') || !/[\p{L}\p{N}]/u.test(text[at] ?? '');

/** Index of `part` in `text` at word boundaries, or -1. */
function findPart(text: string, part: string): number {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    if (isWordBorder(text, at) && isWordBorder(text, at + part.length)) return at;
  }
  return -1;
}

function compose(all: readonly Prepared[], text: string): Prepared[] {
  let rest = text;
  const parts: Prepared[] = [];
  const candidates = all
    .filter((each) => countLetters(each.text) > 1 && findPart(text, each.text) >= 0)
    .sort((a, b) => b.text.length - a.text.length);
  for (const candidate of candidates) {
    const at = findPart(rest, candidate.text);
    const isSame = parts.some((part) => part.text === candidate.text);
    if (at < 0 && !isSame) continue;
    parts.push(candidate);
    if (at >= 0) rest = `${rest.slice(0, at)}\u0000${rest.slice(at + candidate.text.length)}`;
  }
  const letters = countLetters(text);
  const isCovered = letters > 0 && countLetters(rest) <= letters * (1 - MIN_SHARE);
  return isCovered ? parts : [];
}

function findText(texts: Texts, text: string): { kind: Found['kind']; places: Place[] } {
  const { all, byText, byLowerCase } = texts;
  const pick = (isMatch: (each: Prepared) => boolean) => all.filter(isMatch).map(({ place }) => place);
  const whole =
    byText.get(text) ??
    byLowerCase.get(text.toLowerCase()) ??
    pick(({ pattern }) => pattern?.test(text) === true);
  if (whole.length > 0) return { kind: 'whole', places: whole };
  const parts =
    countLetters(text) >= MIN_PART_LETTERS
      ? pick((each) => findPart(each.text, text.replace(/…$/, '')) >= 0)
      : [];
  // Several words are part of few texts; a single word is more likely computed.
  if (parts.length > 0 && parts.length <= MAX_PARTS) return { kind: 'part', places: parts };
  const composed = compose(all, text).map(({ place }) => place);
  return { kind: composed.length > 0 ? 'composed' : 'none', places: composed };
}

const HIDDEN_FILES = /^lib\/content\/(?:answers\/|assistant\.|llms\.|metadata\.|voice\.)/;

/** The share of a place's neighbors that appear in `around`; `depth` is the number of levels up. */
function shareAround(place: Place, inFile: readonly Prepared[], depth: number, around: string): number {
  const start = place.keyPath.slice(0, -depth);
  if (start.length === 0) return 0;
  const others = inFile.filter(
    (other) => other.place !== place && start.every((name, at) => other.place.keyPath[at] === name),
  );
  const seen = others.filter(({ text }) => text.length > 2 && around.includes(text));
  return others.length === 0 ? 0 : seen.length / others.length;
}

function rank(places: readonly Place[], texts: readonly Prepared[], query: PlaceQuery): readonly Place[] {
  const matching = places.filter((place) => isFor(audienceOf(place), query.persona));
  const candidates = matching.length > 0 ? matching : places;
  if (candidates.length === 1) return candidates;
  const around = squash(query.around);
  const scored = candidates.map((place) => {
    const inFile = texts.filter((other) => other.place.file === place.file);
    const near = (depth: number) => shareAround(place, inFile, depth, around);
    const score = near(1) * 30 + near(2) * 15 + near(3) * 5 + (isOfRoute(place.file, query.path) ? 10 : 0);
    return { place, score: score - (HIDDEN_FILES.test(place.file) ? 100 : 0) };
  });
  return scored.sort((a, b) => b.score - a.score).map(({ place }) => place);
}

function onePerText(ranked: readonly Place[], text: string): Place[] {
  const likeliest = ranked.filter(
    (place, at) => ranked.findIndex((other) => squash(other.value) === squash(place.value)) === at,
  );
  return likeliest.sort((a, b) => findPart(text, squash(a.value)) - findPart(text, squash(b.value)));
}

/** Finds where a visible text is written, likeliest place first. */
export function findPlaces(all: readonly Place[], query: PlaceQuery): Found {
  const texts = prepare(all);
  let best: Found = { kind: 'none', places: [] };
  for (const text of query.texts.map(squash).filter((each) => each !== '')) {
    const { kind, places } = findText(texts, text);
    if (kind === 'none') continue;
    const ranked = rank(places, texts.all, query);
    const listed = kind === 'composed' ? onePerText(ranked, text) : ranked;
    const found: Found = { kind, places: listed.slice(0, MAX_PLACES) };
    if (kind === 'whole') return found;
    if (best.kind === 'none' || (best.kind === 'composed' && kind === 'part')) best = found;
  }
  return best;
}
