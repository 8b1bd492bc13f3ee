import { CodeBlock } from '@/components/ui/code-block';
import { shareUrl } from '@/lib/browser/address';
import { ROUTES } from '@/lib/config/routes';
import { featuresCopy, VISIT_STEP_IDS, type VisitStepId } from '@/lib/content/pages/features';
import { summarizeBehavior, type BehaviorEvent } from '@/lib/personalization/behavior';
import { carryPersona } from '@/lib/personalization/carry-persona';
import { classifyBehavior } from '@/lib/personalization/clustering';
import { selectContentBlocks } from '@/lib/personalization/content-blocks';
import { decidePersona } from '@/lib/personalization/decide-persona';
import { formatPersonaSlug, PERSONAS, type Persona } from '@/lib/personalization/persona';
import { formatPersonaCookie, PERSONA_COOKIE } from '@/lib/personalization/persona-cookie';
import { PRIMARY_CALL_TO_ACTION } from '@/lib/personalization/rules/primary-call-to-action';

const { lede, steps } = featuresCopy.documentation.implementation;

export function Implementation({ persona }: { persona: Persona }) {
  const excerpts = printVisit(persona);
  return (
    <>
      <p className="mb-8 max-w-[44rem] text-muted-foreground">{lede}</p>
      <ol className="space-y-8">
        {VISIT_STEP_IDS.map((id, index) => (
          <li
            key={id}
            className="grid gap-x-8 gap-y-4 border-t pt-6 @4xl/main:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <div>
              <p aria-hidden="true" className="eyebrow text-accent tabular-nums">
                {index + 1}
              </p>
              <h3 className="mt-1 text-title">{steps[id].title}</h3>
              <p className="mt-2 text-muted-foreground">{steps[id].text}</p>
            </div>
            <CodeBlock label={steps[id].code} code={excerpts[id]} />
          </li>
        ))}
      </ol>
    </>
  );
}

const EVENTS: readonly BehaviorEvent[] = [
  { eventType: 'pageview', eventData: {} },
  { eventType: 'scroll', eventData: { depth: 80 } },
  { eventType: 'click', eventData: { elementType: 'link' } },
  { eventType: 'pageview', eventData: {} },
  { eventType: 'scroll', eventData: { depth: 90 } },
  { eventType: 'click', eventData: { elementType: 'cta' } },
];

const ORIGIN = 'https://example.com';

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

function printVariant(built: Persona, served: Persona): string {
  const slug = formatPersonaSlug(built);
  return `${slug === formatPersonaSlug(served) ? '> ' : '  '}/${slug}${ROUTES.features}`;
}

const WIDTH = 72;

export function print(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');
  if (typeof value !== 'object' || value === null || flat.length + indent.length <= WIDTH) return flat;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((entry) => `${inner}${print(entry, inner)}`)
    : Object.entries(value).map(([key, entry]) => `${inner}"${key}": ${print(entry, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
