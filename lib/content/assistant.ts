import { ROUTES } from '@/lib/config/routes';
import type { Cluster, Segment } from '@/lib/personalization/persona';
import { site } from './site';

const { sales } = site.emails;

/** The assistant's own words, as opposed to passages from the pages. Addresses become links. */
export const assistantCopy = {
  /** Followed by the nearest pages, if there are any, and by `askUs`. */
  unknown: 'We don’t have an answer to that on our pages.',
  /** Followed by questions that may have been meant. */
  unsure: `We’re not sure that our pages answer this. Choose a question below, or ask ${sales}.`,
  near: 'Near it:',
  askUs: `Please ask ${sales}.`,
  readMore: 'You can read more at',
  and: 'and',
  /** 'You are seeing the page for developers who are comparing details.', followed by other reasons. */
  view: {
    opening: 'You are seeing the page for',
    segment: {
      'innovation-leader': 'innovation leaders',
      developer: 'developers',
      'sales-prospect': 'sales prospects',
    } satisfies Record<Segment, string>,
    cluster: {
      explorer: 'who are looking around',
      researcher: 'who are comparing details',
      converter: 'who are ready to act',
    } satisfies Record<Cluster, string>,
    button: 'The main button is',
    change: `Change it on the home page, or turn adaptation off at ${ROUTES.settings}#personalization.`,
  },
  notSaved: 'The answer could not be saved. Please ask again.',
  actions: {
    startTour: 'Start the tutorial',
    /** Precedes the name of a page. */
    open: 'Open',
    /** Precedes the name of a segment or a behavior. */
    switchTo: 'Show me the page for',
    clusters: {
      explorer: 'explorers',
      researcher: 'researchers',
      converter: 'converters',
    } satisfies Record<Cluster, string>,
  },
} as const;
