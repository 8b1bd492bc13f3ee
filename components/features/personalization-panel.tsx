import { MiniContentBlocks } from '@/components/content-blocks/content-blocks';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { featuresCopy } from '@/lib/content/pages/features';
import type { Persona } from '@/lib/personalization/persona';
import { RULES } from '@/lib/personalization/rules';
import { CurrentView } from './current-view';
import { FeaturePanel } from './feature-panel';
import { ReplayVisit } from './replay-visit';

const { heading, lede, rules, current, links, preview } = featuresCopy.personalization;

export function PersonalizationPanel({ persona }: { persona: Persona }) {
  return (
    <FeaturePanel
      id="personalization"
      title={heading}
      intro={lede}
      aside={
        <Badge variant="solid">
          {RULES.length} {rules}
        </Badge>
      }
    >
      <div className="grid items-start gap-x-12 gap-y-10 @4xl/main:grid-cols-2">
        <div>
          <CurrentView segment={persona.segment} labels={current} />
          <div className="mt-6 flex flex-wrap gap-3">
            {links.map((link) => (
              <ButtonLink key={link.href} href={link.href} variant="secondary">
                {link.label}
              </ButtonLink>
            ))}
          </div>
          <ReplayVisit />
        </div>
        <section aria-labelledby="preview-title">
          <h3 id="preview-title" className="text-title">
            {preview.heading}
          </h3>
          <p className="mt-2 mb-5 text-muted-foreground">{preview.text}</p>
          <MiniContentBlocks persona={persona} />
        </section>
      </div>
    </FeaturePanel>
  );
}
