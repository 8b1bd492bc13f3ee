import { Check } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { Why } from '@/components/ui/why';
import { featuresCopy } from '@/lib/content/pages/features';
import { whyCopy } from '@/lib/content/why';
import { explainWords } from '@/lib/personalization/explain-words';
import type { Persona } from '@/lib/personalization/persona';
import { FeaturePanel } from './feature-panel';

const { heading, lede, done, order, items } = featuresCopy.overview;

export function FeatureOverview({ persona }: { persona: Persona }) {
  const { segment, cluster } = persona;
  return (
    <FeaturePanel
      id="overview"
      title={heading}
      intro={lede[cluster]}
      why={
        <Why
          label={whyCopy.blocks.overview}
          reasons={[explainWords({ segment, cluster })]}
          className="mt-3"
        />
      }
    >
      <ul className="grid items-stretch gap-5 @2xl/main:grid-cols-2 @5xl/main:grid-cols-4">
        {order[segment].map((id) => (
          <li key={id} className="flex flex-col rounded-card border bg-surface p-6 shadow-card">
            <div className="flex items-center justify-between gap-3">
              <Icon name={items[id].icon} className="size-6 text-accent" />
              <Badge variant="success">
                <Check aria-hidden="true" />
                {done}
              </Badge>
            </div>
            <h3 className="mt-5 text-title">{items[id].title}</h3>
            <p className="mt-2 mb-4 text-[0.9375rem] text-muted-foreground">{items[id].text}</p>
            <SiteLink
              href={items[id].see.href}
              className="mt-auto inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4"
            >
              {items[id].see.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </FeaturePanel>
  );
}
