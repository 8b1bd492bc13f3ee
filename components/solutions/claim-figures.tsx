import { claims, type ClaimId } from '@/lib/content/claims';
import { cn } from '@/lib/utils';

export function ClaimFigures({ ids, className }: { ids: readonly ClaimId[]; className?: string }) {
  return (
    <ul className={cn('flex flex-wrap gap-x-6 gap-y-4 @2xl/main:gap-x-12', className)}>
      {ids.map((id) => (
        <li key={id} className="min-w-[min(8rem,100%)]">
          <ClaimFigure id={id} />
        </li>
      ))}
    </ul>
  );
}

export function ClaimFigure({ id }: { id: ClaimId }) {
  return (
    <>
      <span className="block font-heading text-figure leading-tight font-(--heading-weight) tracking-(--heading-tracking) tabular-nums @2xs/main:whitespace-nowrap">
        {claims[id].value}
      </span>{' '}
      <span className="text-caption text-muted-foreground">{claims[id].label}</span>
    </>
  );
}
