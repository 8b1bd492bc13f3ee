import {
  describeAction,
  describeField,
  describeSignal,
  describeValue,
  formatShare,
} from '@/components/personalization/describe-rule';
import { useSession } from '@/components/personalization/personalization-context';
import { ruleAnchor } from '@/components/personalization/rule-anchor';
import { SiteLink } from '@/components/ui/links';
import { ROUTES } from '@/lib/config/routes';
import { ruleCopy } from '@/lib/content/rules';
import { shellCopy } from '@/lib/content/shell';
import { whyCopy } from '@/lib/content/why';
import type { Reason, Signal } from '@/lib/personalization/decision';
import type { Persona } from '@/lib/personalization/persona';
import { listOtherOutcomes, repeatDecision } from '@/lib/personalization/reasons';
import type { Action } from '@/lib/personalization/rule';
import type { PersonaOrigin } from '@/lib/personalization/trace-persona';

const { rule, signals, confidence } = shellCopy.reason;

type WhyRowsProps = {
  reason: Reason;
  persona: Persona;
  audience: Persona;
  origins: Record<keyof Persona, PersonaOrigin>;
};

/** The rule, what it looked at and decided, and what others get. */
export function WhyRows({ reason, persona, audience, origins }: WhyRowsProps) {
  const { decided, others } = whyCopy;
  const { clusterConfidence } = useSession('clusterConfidence');
  const { name } = ruleCopy[reason.ruleId];
  const result = describeResult(reason);
  const rows = [
    { label: decided, lines: result ? [result] : [] },
    { label: signals, lines: describeReasonSignals(reason, persona, origins, clusterConfidence) },
    { label: confidence, lines: [describeConfidence(reason)] },
    { label: others.heading, lines: describeOtherOutcomes(reason, audience) ?? [] },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <dl className="space-y-2 [&_dd]:first-letter:uppercase [&_dt]:text-muted-foreground">
      <div>
        <dt>{rule}</dt>
        <dd>
          <SiteLink href={`${ROUTES.features}#${ruleAnchor(reason.ruleId)}`}>{name}</SiteLink>
        </dd>
      </div>
      {rows.map(({ label, lines }) => (
        <div key={label}>
          <dt>{label}</dt>
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

const { visitor, origins, sources, words, nothingSeen, nothingAdded, others, certain, sure } = whyCopy;

type Audience = Pick<Persona, 'segment' | 'cluster'>;

type Origins = Record<keyof Persona, PersonaOrigin>;

export function describeResult(reason: Reason): string | null {
  if (reason.ruleId === 'persona-source') return words;
  const actions = repeatDecision(reason);
  return actions && describeActions(actions);
}

/** For a list below the visitor's own values: of those, only which were looked at: 'your segment, the block: Automation'. */
export function describeOwnSignals({ signals }: Reason): string {
  const names: Readonly<Record<string, string>> = {
    segment: describeField('segment'),
    cluster: describeField('cluster'),
    visitor: visitor.field,
  };
  return signals.length > 0
    ? signals.map((signal) => names[signal.field] ?? formatSignal(signal)).join(', ')
    : nothingSeen;
}

/** 'your segment: Developer (from the link you opened)', one line per signal. */
export function describeReasonSignals(
  { signals }: Reason,
  persona: Persona,
  from: Origins,
  confidence?: number,
): string[] {
  if (signals.length === 0) return [nothingSeen];
  return signals.map((signal) => {
    const origin = originOf(signal, persona, from);
    if (!origin) return formatSignal(signal);
    const isGuess = origin === 'analysis' && confidence !== undefined;
    const confidenceNote = isGuess ? `, ${formatShare(confidence)} ${sure}` : '';
    return `${formatSignal(signal)} (${origins[origin]}${confidenceNote})`;
  });
}

export function describeOtherOutcomes(reason: Reason, audience: Audience): string[] | null {
  const outcomes = listOtherOutcomes(reason, audience);
  if (!outcomes) return null;
  if (outcomes.length === 0) return [others.same];
  return outcomes.map(({ who, actions }) => `${describeValue(who)}: ${describeActions(actions)}`);
}

export function describeConfidence({ confidence }: Reason): string {
  return confidence === 1 ? certain : formatShare(confidence);
}

function describeActions(actions: readonly Action[]): string {
  const [first, ...rest] = actions;
  if (!first) return nothingAdded;
  if (first.type !== 'add') return actions.map(describeAction).join(', ');
  return describeAction({
    ...first,
    value: rest.reduce((sum, { value }) => sum + Number(value), Number(first.value)),
  });
}

function formatSignal({ field, value }: Signal): string {
  if (field === 'visitor' && (value === 'new' || value === 'returning'))
    return `${visitor.field}: ${visitor.values[value]}`;
  return describeSignal({ field, value });
}

const STRONGEST_FIRST = [
  'demo',
  'url',
  'goal',
  'chosen',
  'campaign',
  'analysis',
] as const satisfies readonly PersonaOrigin[];

/** One sentence: what brought this visitor here, or what the rule goes by. */
export function describeCause(reason: Reason, persona: Persona, from: Origins): string {
  return reason.ruleId === 'persona-source'
    ? describeSource(reason, persona, from)
    : ruleCopy[reason.ruleId].because;
}

/** Where the view comes from: the strongest source of those fields that the block depends on. */
export function describeSource({ signals }: Reason, persona: Persona, from: Origins): string {
  const found = signals.map((signal) => originOf(signal, persona, from));
  return sources[STRONGEST_FIRST.find((origin) => found.includes(origin)) ?? 'default'];
}

/** Null if the block was rendered for an earlier persona. */
function originOf({ field, value }: Signal, persona: Persona, from: Origins): PersonaOrigin | null {
  if (field !== 'segment' && field !== 'cluster' && field !== 'visitor') return null;
  return persona[field] === value ? from[field] : null;
}
