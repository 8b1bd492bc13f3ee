import { ROUTES } from '@/lib/config/routes';
import type { Cluster, Segment } from '@/lib/personalization/persona';

type AssistantCopy = {
  unknown: string;
  readMore: string;
  and: string;
  /** Precedes the closest passage. */
  closest: string;
  small: Record<'greeting' | 'thanks' | 'noted' | 'goodbye', string>;
  /** 'You are seeing the page for developers who are comparing details.', followed by other reasons. */
  view: {
    opening: string;
    segment: Record<Segment, string>;
    cluster: Record<Cluster, string>;
    button: string;
    change: string;
    rules: string;
  };
  notSaved: string;
  actions: {
    requestDemo: string;
    startTour: string;
    /** Precedes the name of a page, a segment or a behavior. */
    open: string;
    switchTo: string;
    clusters: Record<Cluster, string>;
  };
};

/** The assistant's own words, as opposed to passages from the pages. Addresses become links. */
export const assistantCopy = {
  unknown: `I don't know the answer to that. Our team can help: the addresses are on ${ROUTES.contact}.`,
  readMore: 'You can read more at',
  and: 'and',
  closest: 'The closest thing on this site:',
  small: {
    greeting: 'Hello! Ask me about the products, the prices, the API or how this site adapts to you.',
    thanks: 'You’re welcome. Ask me anything else about this site.',
    noted: 'Great. Ask me anything else about this site.',
    goodbye: 'Goodbye, and thanks for visiting.',
  },
  view: {
    opening: 'You are seeing the page for',
    segment: {
      'innovation-leader': 'innovation leaders',
      developer: 'developers',
      'sales-prospect': 'sales prospects',
    },
    cluster: {
      explorer: 'who are looking around',
      researcher: 'who are comparing details',
      converter: 'who are ready to act',
    },
    button: 'The main button is',
    change: `Change it on the home page, or turn adaptation off at ${ROUTES.settings}#personalization.`,
    rules: `All twelve rules: ${ROUTES.features}#documentation.`,
  },
  notSaved: 'The answer could not be saved. Please ask again.',
  actions: {
    requestDemo: 'Request a demo',
    startTour: 'Start the tutorial',
    open: 'Open',
    switchTo: 'Show me the page for',
    clusters: { explorer: 'explorers', researcher: 'researchers', converter: 'converters' },
  },
} as const satisfies AssistantCopy;
