import { HeadPicture } from '@/components/ui/head-picture';
import { Icon } from '@/components/ui/icon';
import { claims } from '@/lib/content/claims';
import { aboutCopy, ABOUT_DIFFERENTIATOR_IDS } from '@/lib/content/pages/about';
import { industriesCopy, type IndustryId } from '@/lib/content/pages/industries';
import { solutionsCopy } from '@/lib/content/pages/solutions';
import { products } from '@/lib/content/products';
import type { ProductId } from '@/lib/personalization/products';
import { site } from '@/lib/content/site';

export function ProductsPicture({ ids }: { ids: readonly ProductId[] }) {
  return (
    <HeadPicture title={site.name} note={solutionsCopy.head.eyebrow} className="w-96 space-y-2.5">
      {ids.map((id) => {
        const { icon, name, proof } = products[id];
        const { value, label } = claims[proof[0]];
        return (
          <div key={id} className="flex items-center gap-4 rounded-card bg-surface-sunken p-3.5">
            <Icon name={icon} className="size-5 shrink-0 text-accent" />
            <span className="min-w-0 grow text-caption leading-tight font-semibold">{name}</span>
            <span className="text-right text-caption leading-tight">
              <span className="block font-heading text-base tabular-nums">{value}</span>
              <span className="text-muted-foreground">{label}</span>
            </span>
          </div>
        );
      })}
    </HeadPicture>
  );
}

export function IndustriesPicture({ ids }: { ids: readonly IndustryId[] }) {
  return (
    <HeadPicture title={site.name} note={industriesCopy.head.eyebrow} className="w-96 space-y-2.5">
      {ids.map((id) => {
        const { icon, name, adapts } = industriesCopy.items[id];
        return (
          <div key={id} className="flex items-center gap-4 rounded-card bg-surface-sunken p-3.5">
            <Icon name={icon} className="size-5 shrink-0 text-accent" />
            <span className="min-w-0 text-caption leading-tight">
              <span className="block font-semibold">{name}</span>
              <span className="text-muted-foreground">{adapts[0].title}</span>
            </span>
          </div>
        );
      })}
    </HeadPicture>
  );
}

export function AboutPicture() {
  return (
    <HeadPicture title={site.tagline} className="w-88">
      <p className="font-heading text-figure leading-heading tabular-nums">{claims.enterprises.value}</p>
      <p className="mt-1.5 text-caption text-muted-foreground">{claims.enterprises.label}</p>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-4 border-t pt-5">
        {ABOUT_DIFFERENTIATOR_IDS.map((id) => {
          const { icon, title } = aboutCopy.differentiators.items[id];
          return (
            <li key={id} className="flex items-start gap-3 text-caption leading-tight">
              <Icon name={icon} className="mt-0.5 size-4 shrink-0 text-accent" />
              <span>{title}</span>
            </li>
          );
        })}
      </ul>
    </HeadPicture>
  );
}
