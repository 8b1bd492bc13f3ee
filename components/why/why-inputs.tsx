import { useConsentState } from '@/components/personalization/use-consent-state';
import { readPersonaCookie } from '@/lib/browser/persona-cookie';
import { consentCopy } from '@/lib/content/consent';
import type { Persona } from '@/lib/personalization/persona';
import type { PersonalizationSettings } from '@/lib/personalization/settings';
import type { PersonaOrigin } from '@/lib/personalization/trace-persona';

const { heading, names, used, unused, behavior, memory } = consentCopy.inputs;

type WhyInputsProps = { origins: Record<keyof Persona, PersonaOrigin>; settings: PersonalizationSettings };

/** Which of its inputs the site goes by now: address, ad, choice, behavior, cookie. */
export function WhyInputs({ origins, settings }: WhyInputsProps) {
  const consent = useConsentState();
  const isUsed = (...wanted: PersonaOrigin[]) =>
    Object.values(origins).some((origin) => wanted.includes(origin)) ? used : unused;
  const isSwitchedOff = consent === 'on' && !settings.behavioralAnalytics;
  const cookie = readPersonaCookie() ? memory.kept : memory.none;
  const rows = [
    [names.address, isUsed('url')],
    [names.campaign, isUsed('campaign')],
    [names.choice, isUsed('chosen', 'goal')],
    [names.behavior, behavior[isSwitchedOff ? 'switched-off' : consent]],
    [names.memory, consent === 'on' ? cookie : memory.off],
  ] as const;
  return (
    <div data-slot="why-inputs" className="border-t pt-4">
      <p className="text-muted-foreground">{heading}</p>
      <dl className="mt-1 grid grid-cols-1 gap-x-6 gap-y-1 @sm:grid-cols-[auto_1fr]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
