import { Check } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { featuresCopy } from '@/lib/content/pages/features';
import type { Persona } from '@/lib/personalization/persona';
import { FeaturePanel } from './feature-panel';

const { heading, lede, done, order, items } = featuresCopy.overview;

export function FeatureOverview({ persona }: { persona: Persona }) {
  return (
    <FeaturePanel id="overview" title={heading} intro={lede[persona.cluster]}>
      <ul className="grid items-stretch gap-5 @2xl/main:grid-cols-2 @5xl/main:grid-cols-4">
        {order[persona.segment].map((id) => (
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
