import { ROUTE_IDS, ROUTES, type Href, type RouteId, type RoutePath } from '@/lib/config/routes';
import { nextSteps } from '@/lib/content/answers/next-steps';
import { elsewhere, pageFacts, type PageFact } from '@/lib/content/answers/this-page';
import { assistantCopy } from '@/lib/content/assistant';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import { pageMetadata } from '@/lib/content/metadata';
import { ruleCopy } from '@/lib/content/rules';
import { selectPrimaryCallToAction } from '@/lib/personalization/call-to-action';
import type { Persona } from '@/lib/personalization/persona';
import { segmentReaders } from '@/lib/content/segments';
import type { Passage } from './passage';

/** Who asks, and where. */
export type Reader = { page: RoutePath; audience: Pick<Persona, 'segment' | 'cluster'> };

export const CONTEXT_QUESTIONS = [
  'What is this page about?',
  'What else is on this page?',
  'What should I look at next?',
  'Why am I seeing this?',
] as const;

export const pageIdOf = (href: string): RouteId =>
  ROUTE_IDS.find((id) => ROUTES[id] === href.split('#')[0]) ?? 'home';

/** Fills in what depends on the open page or on the visitor. */
export function resolvePassage(passage: Passage, { page, audience }: Reader): Passage {
  if (passage.kind !== 'context') return passage;
  const [about, more, next] = CONTEXT_QUESTIONS;
  const facts = factsOf(pageIdOf(page));
  switch (passage.question) {
    case about:
      return { ...passage, href: page, text: facts.about };
    case more:
      return { ...passage, href: page, text: facts.more };
    case next:
      return { ...passage, href: facts.next.step.href, text: facts.next.says, next: facts.next.step };
    default:
      return { ...passage, href: VIEW_PLACE, text: explainView(audience), next: nextSteps.rules };
  }
}

const VIEW_PLACE: Href = `${ROUTES.settings}#personalization`;

function factsOf(id: RouteId): PageFact {
  const { description } = pageMetadata[id];
  return pageFacts[id] ?? { about: description, more: description, next: elsewhere };
}

function explainView({ segment, cluster }: Reader['audience']): string {
  const { view } = assistantCopy;
  const button = selectPrimaryCallToAction(segment);
  return [
    `${view.opening} ${segmentReaders[segment]} ${view.cluster[cluster]}.`,
    ruleCopy['persona-source'].because,
    `${view.button} “${callToActionCopy[button.result].label}”.`,
    view.change,
  ].join(' ');
}
