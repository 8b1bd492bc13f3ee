import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { DataTable } from '@/components/ui/data-table';
import { ROUTES } from '@/lib/config/routes';
import { casesCopy, type CaseCopy, type CaseId } from '@/lib/content/pages/cases';
import { products } from '@/lib/content/products';

const { exampleLabel, labels, items } = casesCopy;

const parts = ['situation', 'change', 'result', 'lesson'] as const;

export function CaseCard({ id }: { id: CaseId }) {
  const copy: CaseCopy = items[id];
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-6 rounded-panel border bg-surface p-6 shadow-card @2xl/main:p-10"
    >
      <div className="flex flex-wrap gap-2">
        <Badge variant="outline">{exampleLabel}</Badge>
        <Badge>{copy.industry}</Badge>
        <Badge>{products[copy.product].name}</Badge>
      </div>
      <h3 id={`${id}-title`} className="mt-5 text-[clamp(1.375rem,1.2rem+1cqi,1.875rem)] leading-tight">
        {copy.title}
      </h3>
      <div className="mt-7 grid gap-x-14 gap-y-8 @4xl/main:grid-cols-2">
        <dl className="space-y-5">
          {parts.map((part) => (
            <div key={part}>
              <dt className="text-sm font-semibold">{labels[part]}</dt>
              <dd className="mt-1 text-muted-foreground">{copy[part]}</dd>
            </div>
          ))}
        </dl>
        <div>
          <DataTable
            caption={`${labels.figures}: ${copy.industry}`}
            columns={[
              { label: labels.figure },
              { label: labels.before, numeric: true },
              { label: labels.after, numeric: true },
            ]}
            rows={copy.figures.map((figure) => ({
              id: figure.label,
              header: figure.label,
              cells: [figure.before, figure.after],
            }))}
          />
          {copy.article ? (
            <ButtonLink
              href={`${ROUTES.contentHub}#${copy.article.id}`}
              variant="secondary"
              className="mt-6 text-left"
            >
              {copy.article.label}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </article>
  );
}
