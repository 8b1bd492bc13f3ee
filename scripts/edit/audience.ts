import {
  CLUSTERS,
  isCluster,
  isSegment,
  isVisitorType,
  PERSONAS,
  SEGMENTS,
  VISITOR_TYPES,
  type Persona,
} from '@/lib/personalization/persona';
import { isFor } from '../content/matrix';
import type { Place } from './place';

/** Whether a key selects copy by visitor. A selector's choices have the same keys, but everybody sees all of them. */
const isSorting = (keyPath: readonly string[], at: number) => keyPath[at - 1] !== 'options';

/** The part of a persona that a text is written for, from the keys on its path. */
export function audienceOf({ keyPath }: Place): Partial<Persona> {
  const audience: Partial<Persona> = {};
  for (const [at, name] of keyPath.entries()) {
    if (!isSorting(keyPath, at)) continue;
    if (isSegment(name)) audience.segment = name;
    else if (isCluster(name)) audience.cluster = name;
    else if (isVisitorType(name)) audience.visitor = name;
  }
  return audience;
}

export const countReaders = (place: Place) =>
  PERSONAS.filter((persona) => isFor(audienceOf(place), persona)).length;

/** Paths of the same text for all its variants, including its own: the nine of a headline. */
export function siblingKeyPaths({ keyPath }: Place): string[][] {
  const kinds: readonly (readonly string[])[] = [SEGMENTS, CLUSTERS, VISITOR_TYPES];
  const choices = keyPath.map((name, at) => {
    const kind = isSorting(keyPath, at) ? kinds.find((names) => names.includes(name)) : undefined;
    return kind ?? [name];
  });
  const keyPaths = choices.reduce<string[][]>(
    (done, names) => done.flatMap((start) => names.map((name) => [...start, name])),
    [[]],
  );
  return keyPaths.length > 1 ? keyPaths : [];
}
