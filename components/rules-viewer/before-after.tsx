import { SiteLink } from '@/components/ui/site-link';
import { ROUTES } from '@/lib/config/routes';
import { featuresCopy } from '@/lib/content/pages/features';
import { shellCopy } from '@/lib/content/shell';
import type { Persona } from '@/lib/personalization/persona';
import { comparePersonas } from '@/lib/personalization/compared-personas';
import { PersonaWords } from './persona-words';

const {
  lede,
  before: beforeLabel,
  after: afterLabel,
  standard,
  whole,
} = featuresCopy.documentation.beforeAfter;
const { segment: segments, cluster: clusters } = shellCopy.selectorBar;

/** The real words of the standard page beside the real words of another, chosen by the real rules. */
export function BeforeAfter({ persona }: { persona: Persona }) {
  const { before, after, isOther } = comparePersonas(persona);
  const who = `${segments.options[after.segment].label}, ${clusters.options[after.cluster].label}`;
  return (
    <>
      <p className="mb-6 max-w-[44rem] text-muted-foreground">{isOther ? lede.same : lede.other}</p>
      <div className="grid items-stretch gap-5 @3xl/main:grid-cols-2">
        <PersonaWords label={beforeLabel} who={standard} persona={before} />
        <PersonaWords label={afterLabel} who={who} persona={after} isAccented />
      </div>
      <p className="mt-6">
        <SiteLink href={ROUTES.compare} className="font-medium text-primary underline underline-offset-4">
          {whole}
        </SiteLink>
      </p>
    </>
  );
}
