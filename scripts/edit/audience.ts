import { PERSONAS, type Persona } from '@/lib/personalization/persona';
import { DIMENSIONS, isFor } from '../content/matrix';
import type { Place } from './place';

/** What a key selects copy by. A selector's choices have the same keys, but everybody sees all of them. */
const dimensionAt = (keys: readonly string[], at: number) =>
  keys[at - 1] === 'options'
    ? undefined
    : DIMENSIONS.find(({ values }) => values.some((value) => value === keys[at]));

/** The part of a persona that a text is written for, from its keys. */
export const audienceOf = ({ keys }: Place) =>
  keys.reduce<Partial<Persona>>((audience, key, at) => {
    const dimension = dimensionAt(keys, at);
    return dimension ? { ...audience, [dimension.field]: key } : audience;
  }, {});

export const countReaders = (place: Place) =>
  PERSONAS.filter((persona) => isFor(audienceOf(place), persona)).length;

/** Whether two texts are the same one for different visitors, like the nine of a headline. */
export const isVariant = ({ file, keys }: Place, other: Place) =>
  other.file === file &&
  other.keys.length === keys.length &&
  keys.every((key, at) => {
    const dimension = dimensionAt(keys, at);
    return key === other.keys[at] || (dimension && dimension === dimensionAt(other.keys, at));
  });
