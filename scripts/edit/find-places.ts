import { ROUTES } from '@/lib/config/routes';
import type { Persona } from '@/lib/personalization/persona';
import { isFor } from '../content/matrix';
import { audienceOf } from './audience';
import { isCode, squash, type Place } from './place';

export type TextQuery = {
  /** The text itself, followed by the texts of its ancestors. */
  texts: readonly string[];
  /** Text nearby, which distinguishes labels that occur in several places. */
  around: string;
  path: string;
};
export type PlaceQuery = TextQuery & { persona: Persona };

/** `whole`: written as such. `part`: a part of a longer text. `composed`: assembled from several texts. */
export type Found = { kind: 'whole' | 'part' | 'composed' | 'none'; places: Place[] };

const NOTHING: Found = { kind: 'none', places: [] };
const MAX_PLACES = 12;
/** Shorter matches occur by chance. */
const MIN_PART_LETTERS = 4;
const MAX_PARTS = 8;
/** Minimum share of a composed text's letters that must be found; the rest is computed, such as numbers. */
const MIN_SHARE = 0.6;

const countLetters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** Whether a content file is named after the page at this address. */
export function isOfRoute(file: string, path: string): boolean {
  const [route] = Object.entries(ROUTES).find(([, address]) => address === path) ?? ['home'];
  const name = route.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `/${file}`.includes(`/${name}`) || (name === 'content-hub' && file.startsWith('hub/'));
}

/** Whether a text is this one with any words in place of its computed pieces. */
function isComputedFrom({ pieces, text: known }: Place, text: string): boolean {
  const isCalculated = pieces.some((piece) => isCode(piece) && piece.value === null);
  if (!isCalculated || countLetters(known) < MIN_PART_LETTERS) return false;
  const gap = '\u0000';
  const whole = pieces.map((piece) => (isCode(piece) ? (piece.value ?? gap) : piece.words)).join('');
  const [start = '', ...rest] = squash(whole).split(gap);
  if (!text.startsWith(start) || !text.endsWith(rest.at(-1) ?? '')) return false;
  let at = start.length;
  return rest.every((part) => {
    const found = text.indexOf(part, at + 1);
    at = found + part.length;
    return found >= 0;
  });
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

function compose(all: readonly Place[], text: string): Place[] {
  let rest = text;
  const parts: Place[] = [];
  const candidates = all
    .filter((place) => findPart(text, place.text) >= 0 && countLetters(place.text) > 1)
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

function findText(all: readonly Place[], text: string): Found {
  const lower = text.toLowerCase();
  const tests: ((place: Place) => boolean)[] = [
    (place) => place.text === text,
    (place) => place.text.toLowerCase() === lower,
    (place) => isComputedFrom(place, text),
  ];
  for (const test of tests) {
    const places = all.filter(test);
    if (places.length > 0) return { kind: 'whole', places };
  }
  const parts =
    countLetters(text) >= MIN_PART_LETTERS
      ? all.filter((place) => findPart(place.text, text.replace(/…$/, '')) >= 0)
      : [];
  // Several words are part of few texts; a single word is more likely computed.
  if (parts.length > 0 && parts.length <= MAX_PARTS) return { kind: 'part', places: parts };
  const composed = compose(all, text);
  return composed.length > 0 ? { kind: 'composed', places: composed } : NOTHING;
}

const HIDDEN_FILES = /^(?:answers\/|assistant\.|llms\.|metadata\.|voice\.)/;

/** The share of a place's neighbors that appear in `around`; `depth` is the number of levels up. */
function shareAround(place: Place, inFile: readonly Place[], depth: number, around: string): number {
  const start = place.keys.slice(0, -depth);
  if (start.length === 0) return 0;
  const others = inFile.filter(
    (other) => other !== place && start.every((name, at) => other.keys[at] === name),
  );
  const visible = others.filter(({ text }) => text.length > 2 && around.includes(text));
  return others.length === 0 ? 0 : visible.length / others.length;
}

function rank(places: readonly Place[], all: readonly Place[], query: PlaceQuery): readonly Place[] {
  const matching = places.filter((place) => isFor(audienceOf(place), query.persona));
  const candidates = matching.length > 0 ? matching : places;
  if (candidates.length === 1) return candidates;
  const around = squash(query.around);
  const scored = candidates.map((place) => {
    const inFile = all.filter((other) => other.file === place.file);
    const near = (depth: number) => shareAround(place, inFile, depth, around);
    const score = near(1) * 30 + near(2) * 15 + near(3) * 5 + (isOfRoute(place.file, query.path) ? 10 : 0);
    return { place, score: score - (HIDDEN_FILES.test(place.file) ? 100 : 0) };
  });
  return scored.sort((a, b) => b.score - a.score).map(({ place }) => place);
}

/** The likeliest place of each part, in the order of the text. */
function onePerText(ranked: readonly Place[], text: string): Place[] {
  const likeliest = ranked.filter(
    (place, at) => ranked.findIndex((other) => other.text === place.text) === at,
  );
  return likeliest.sort((a, b) => findPart(text, a.text) - findPart(text, b.text));
}

/** Finds where a visible text is written, likeliest place first. */
export function findPlaces(all: readonly Place[], query: PlaceQuery): Found {
  let best = NOTHING;
  for (const text of query.texts.map(squash).filter((each) => each !== '')) {
    const { kind, places } = findText(all, text);
    if (kind === 'none') continue;
    const ranked = rank(places, all, query);
    const listed = kind === 'composed' ? onePerText(ranked, text) : ranked;
    const found: Found = { kind, places: listed.slice(0, MAX_PLACES) };
    if (kind === 'whole') return found;
    if (best.kind === 'none' || (best.kind === 'composed' && kind === 'part')) best = found;
  }
  return best;
}
