import { ButtonLink } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { Icon } from '@/components/ui/icon';
import { products } from '@/lib/content/products';
import type { ProductId } from '@/lib/personalization/products';
import { cn } from '@/lib/utils';

type ProductCardProps = { id: ProductId; more: string; children?: Elements };

/** A product in a list: its description, `children`, and a link to its page. */
export function ProductCard({ id, more, children }: ProductCardProps) {
  const { icon, name, line, text, href } = products[id];
  return (
    <li className="flex flex-col rounded-card border bg-surface p-6 shadow-card @xl/main:p-8">
      <Icon name={icon} className="size-6 text-accent" />
      <h3 className="mt-5 text-title">{name}</h3>
      <p className="mt-1 text-caption text-muted-foreground">{line}</p>
      <p className={cn('mt-4 text-muted-foreground', !children && 'mb-6')}>{text}</p>
      {children}
      <ButtonLink href={href} variant="secondary" className="mt-auto self-start text-left">
        {`${more} ${name}`}
      </ButtonLink>
    </li>
  );
}
