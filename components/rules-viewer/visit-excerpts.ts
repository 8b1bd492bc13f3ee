import { shareUrl } from '@/lib/browser/persona-url';
import { ROUTES } from '@/lib/config/routes';
import type { VisitStepId } from '@/lib/content/pages/features';
import { summarizeBehavior, type BehaviorEvent } from '@/lib/personalization/behavior';
import { carryPersona } from '@/lib/personalization/carry-persona';
import { classifyBehavior } from '@/lib/personalization/clustering';
import { selectContentBlocks } from '@/lib/personalization/content-blocks';
import { decidePersona } from '@/lib/personalization/decide-persona';
import { formatPersonaSlug, PERSONAS, type Persona } from '@/lib/personalization/persona';
import { formatPersonaCookie, PERSONA_COOKIE } from '@/lib/personalization/persona-cookie';
import { PRIMARY_CALL_TO_ACTION } from '@/lib/personalization/rules/primary-call-to-action';
import { print } from './print-data';

const EVENTS: readonly BehaviorEvent[] = [
  { eventType: 'pageview', eventData: {} },
  { eventType: 'scroll', eventData: { depth: 80 } },
  { eventType: 'click', eventData: { elementType: 'link' } },
  { eventType: 'pageview', eventData: {} },
  { eventType: 'scroll', eventData: { depth: 90 } },
  { eventType: 'click', eventData: { elementType: 'cta' } },
];

// Only the path is printed: the same words on every host.
const ORIGIN = 'https://example.com';

/** One visit with this persona, each step printed by the code that does it. */
export function printVisit(persona: Persona): Record<VisitStepId, string> {
  const { pathname, search } = new URL(shareUrl({ origin: ORIGIN, pathname: ROUTES.features }, persona));
  const decided = decidePersona({ url: persona, cookie: null });
  const cookie = carryPersona({ cookie: null, decision: decided });
  const [firstBlock] = selectContentBlocks(decided.result);
  const summary = summarizeBehavior(EVENTS);
  return {
    address: `GET ${pathname}${search}\n\n${print(decided)}`,
    cookie: cookie ? `${PERSONA_COOKIE}=${formatPersonaCookie(cookie)}` : '',
    variant: PERSONAS.map((built) => printVariant(built, decided.result)).join('\n'),
    rule: print(PRIMARY_CALL_TO_ACTION),
    decision: print(firstBlock),
    behavior: [EVENTS, summary, classifyBehavior(summary)].map((data) => print(data)).join('\n\n'),
  };
}

function printVariant(built: Persona, sent: Persona): string {
  const slug = formatPersonaSlug(built);
  return `${slug === formatPersonaSlug(sent) ? '> ' : '  '}/${slug}${ROUTES.features}`;
}
