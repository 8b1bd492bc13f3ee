import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { featuresCopy } from '@/lib/content/pages/features';
import { PRODUCT_IDS, products } from '@/lib/content/products';
import { FeaturePanel } from './feature-panel';

const { heading, lede, more } = featuresCopy.offerings;

export function CoreOfferings() {
  return (
    <FeaturePanel id="core-offerings" title={heading} intro={lede}>
      <ul className="grid gap-5 @2xl/main:grid-cols-2">
        {PRODUCT_IDS.map((id) => (
          <li key={id} className="flex flex-col rounded-card border bg-surface p-6 shadow-card @xl/main:p-8">
            <Icon name={products[id].icon} className="size-6 text-accent" />
            <h3 className="mt-5 text-title">{products[id].name}</h3>
            <p className="mt-1 text-caption text-muted-foreground">{products[id].line}</p>
            <p className="mt-4 text-muted-foreground">{products[id].text}</p>
            <ul className="mt-5 mb-6 space-y-2 border-t pt-4 text-[0.9375rem]">
              {products[id].capabilities.map(({ title, text }) => (
                <li key={title}>
                  <span className="font-medium">{`${title}.`}</span>{' '}
                  <span className="text-muted-foreground">{text}</span>
                </li>
              ))}
            </ul>
            <ButtonLink href={products[id].href} variant="secondary" className="mt-auto self-start text-left">
              {`${more} ${products[id].name}`}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </FeaturePanel>
  );
}
