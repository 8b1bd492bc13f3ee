import { ROUTES } from '@/lib/config/routes';
import type { Cluster } from '@/lib/personalization/persona';
import { site } from './site';

const { sales } = site.emails;

/** The assistant's own words, as opposed to passages from the pages. Addresses become links. */
export const assistantCopy = {
  /** Followed by whom to ask. */
  unknown: 'We don’t have an answer to that on our pages.',
  /** Before one of several questions, in quotes. */
  unknownPart: 'We don’t have an answer on our pages to',
  askUs: `Please ask ${sales}.`,
  /** Above up to three cards. */
  mayBe: 'This may be what you’re looking for.',
  /** 'You are seeing the page for developers who are comparing details.', followed by other reasons. */
  view: {
    opening: 'You are seeing the page for',
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
    /** Precedes the name of a segment or a behavior. */
    switchTo: 'Show me the page for',
    clusters: { explorer: 'explorers', researcher: 'researchers', converter: 'converters' } satisfies Record<
      Cluster,
      string
    >,
  },
} as const;
