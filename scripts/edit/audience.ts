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

/** The names on a way that sort copy by visitor. The choices of a selector have such names, too, but everybody sees all. */
const isSorting = (way: readonly string[], at: number) => way[at - 1] !== 'options';

/** For whom a text is written: as much of a persona as its way names. */
export function audienceOf({ way }: Place): Partial<Persona> {
  const audience: Partial<Persona> = {};
  for (const [at, name] of way.entries()) {
    if (!isSorting(way, at)) continue;
    if (isSegment(name)) audience.segment = name;
    else if (isCluster(name)) audience.cluster = name;
    else if (isVisitorType(name)) audience.visitor = name;
  }
  return audience;
}

/** How many of the 18 personas read a text. */
export const countReaders = (place: Place) =>
  PERSONAS.filter((persona) => isFor(audienceOf(place), persona)).length;

/** The ways of the same text for each visitor that it is sorted by: the nine of a headline. Its own is among them. */
export function siblingWays({ way }: Place): string[][] {
  const kinds: readonly (readonly string[])[] = [SEGMENTS, CLUSTERS, VISITOR_TYPES];
  const choices = way.map((name, at) => {
    const kind = isSorting(way, at) ? kinds.find((names) => names.includes(name)) : undefined;
    return kind ?? [name];
  });
  const ways = choices.reduce<string[][]>(
    (done, names) => done.flatMap((start) => names.map((name) => [...start, name])),
    [[]],
  );
  return ways.length > 1 ? ways : [];
}
