import { Check } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { pricingCopy, type PlanId } from '@/lib/content/pages/pricing';
import { cn } from '@/lib/utils';

const { plans, emphasisLabel } = pricingCopy;

export function PlanCard({ id, isEmphasized }: { id: PlanId; isEmphasized: boolean }) {
  const { name, price, per, text, includes, action } = plans[id];
  return (
    <li
      className={cn(
        'flex flex-col rounded-panel border bg-surface p-6 @2xl/main:p-8',
        isEmphasized ? 'border-accent shadow-raised' : 'shadow-card',
      )}
    >
      <div className="arrives-whole flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h3 className="text-title">{name}</h3>
        {isEmphasized ? <Badge>{emphasisLabel}</Badge> : null}
      </div>
      <p className="mt-5">
        <span className="font-heading text-heading font-(--heading-weight) tracking-(--heading-tracking) tabular-nums">
          {price}
        </span>{' '}
        <span className="text-muted-foreground">{per}</span>
      </p>
      <p className="mt-3 text-muted-foreground">{text}</p>
      <ul className="mt-6 mb-8 space-y-3 border-t pt-6">
        {includes.map((line) => (
          <li key={line} className="flex gap-3">
            <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-accent" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <ButtonLink
        href={action.href}
        variant={isEmphasized ? 'primary' : 'secondary'}
        className="mt-auto"
        data-cta={`plan-${id}`}
      >
        <span>{action.label}</span>
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
}
