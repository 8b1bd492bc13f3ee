import { CLUSTERS, PERSONAS, SEGMENTS } from '@/lib/personalization/persona';
import { productNames } from './product-names';
import { PRODUCT_IDS } from '@/lib/personalization/products';
import { segmentReaders } from './segments';

const WORDS = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty'
).split(' ');

const spell = ({ length }: readonly unknown[]) => WORDS[length] ?? String(length);

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const sentence = new Intl.ListFormat('en-US');

/** How many there are: ‘the four products’. */
export const counts = {
  products: spell(PRODUCT_IDS),
  segments: spell(SEGMENTS),
  clusters: spell(CLUSTERS),
  variants: spell(PERSONAS),
};

/** For the start of a sentence: ‘Four products’. */
export const startCounts = {
  products: capitalize(counts.products),
  segments: capitalize(counts.segments),
  variants: capitalize(counts.variants),
};

/** Named one by one: ‘AI Automation, Market Intelligence, and …’. */
export const lists = {
  products: sentence.format(Object.values(productNames)),
  segments: sentence.format(Object.values(segmentReaders)),
};
