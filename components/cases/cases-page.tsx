import { Badge } from '@/components/ui/badge';
import { ExampleMark } from '@/components/ui/example-mark';
import { ButtonLink } from '@/components/ui/button';
import { DataTable } from '@/components/ui/data-table';
import { Fold } from '@/components/ui/fold';
import { HeadPicture } from '@/components/ui/head-picture';
import { Points } from '@/components/ui/lists';
import { Page, PageClose, PageHead } from '@/components/ui/page';
import { Progress } from '@/components/ui/progress';
import { Section } from '@/components/ui/section';
import { Why } from '@/components/ui/why';
import { ROUTES } from '@/lib/config/routes';
import { casesCopy, type CaseCopy, type CaseId } from '@/lib/content/pages/cases';
import { products } from '@/lib/content/products';
import { explainCopy } from '@/lib/personalization/decide-persona';
import type { Persona } from '@/lib/personalization/persona';

const { head, notice, order, stories, close } = casesCopy;

export function CasesPage({ persona }: { persona: Persona }) {
  const { segment, cluster } = persona;
  return (
    <Page segment={segment}>
      <PageHead copy={head} segment={segment} picture={<CasePicture ids={order[segment]} />}>
        <div className="max-w-[40rem] border-l-4 border-accent pl-5">
          <p className="font-semibold">{notice.title}</p>
          <p className="mt-1 text-muted-foreground">{notice.text}</p>
        </div>
      </PageHead>
      <Section
        id="success-stories"
        title={stories.heading}
        intro={stories.lede[cluster]}
        why={<Why label={stories.heading} reasons={[explainCopy({ segment, cluster })]} />}
      >
        <div className="space-y-6 @2xl/main:space-y-8">
          {order[segment].map((id) => (
            <CaseCard key={id} id={id} />
          ))}
        </div>
      </Section>
      <CaseMethod />
      <PageClose copy={close} cluster={cluster} />
    </Page>
  );
}

const { exampleLabel, labels, items } = casesCopy;
const parts = ['situation', 'change', 'result', 'lesson'] as const;

function CaseCard({ id }: { id: CaseId }) {
  const copy: CaseCopy = items[id];
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-6 rounded-panel border bg-surface p-4 shadow-card @2xl/main:p-8"
    >
      <div className="flex flex-wrap items-center gap-2">
        <ExampleMark label={exampleLabel} />
        <Badge>{copy.industry}</Badge>
        <Badge>{products[copy.product].name}</Badge>
      </div>
      <h3 id={`${id}-title`} className="mt-5 text-figure leading-tight">
        {copy.title}
      </h3>
      <div className="mt-6 grid gap-x-12 gap-y-6 @4xl/main:grid-cols-2">
        <Fold
          id={`${id}-story`}
          on="phones"
          summary={<span className="font-medium">{labels.story}</span>}
          className="max-md:border-y"
        >
          <dl className="space-y-4 pb-4">
            {parts.map((part) => (
              <div key={part}>
                <dt className="text-sm font-semibold">{labels[part]}</dt>
                <dd className="mt-1 text-muted-foreground">{copy[part]}</dd>
              </div>
            ))}
          </dl>
        </Fold>
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

const { heading, lede, steps } = casesCopy.method;

function CaseMethod() {
  return (
    <Section id="method" title={heading} intro={lede} tone="sunken">
      <Points
        label={heading}
        points={steps}
        className="snap-row gap-y-12 @2xl/main:grid-cols-2 @5xl/main:grid-cols-4"
      />
    </Section>
  );
}

type Figure = (typeof casesCopy.items)[CaseId]['figures'][number];

const canCompare = ({ before, after }: Figure) => parseFloat(before) > 0 && before !== after;

/** The first figure with a value before and after, as two bars. */
function CasePicture({ ids }: { ids: readonly CaseId[] }) {
  const { industry, figures } =
    ids.map((id) => casesCopy.items[id]).find((item) => item.figures.some(canCompare)) ?? {};
  const figure = figures?.find(canCompare);
  if (!industry || !figure) return null;
  const rows = [
    { label: labels.before, value: figure.before },
    { label: labels.after, value: figure.after },
  ];
  const highest = Math.max(...rows.map(({ value }) => parseFloat(value)));
  return (
    <HeadPicture title={industry} note={<ExampleMark label={exampleLabel} />}>
      <p className="text-title">{figure.label}</p>
      <div className="mt-5 space-y-5">
        {rows.map(({ label, value }) => (
          <div key={label} className="space-y-2">
            <div className="flex items-baseline justify-between gap-4">
              <span className="text-caption text-muted-foreground">{label}</span>
              <span className="font-heading text-figure leading-heading tabular-nums">{value}</span>
            </div>
            <Progress
              aria-hidden="true"
              value={parseFloat(value)}
              max={highest}
              className={label === labels.before ? 'opacity-50' : undefined}
            />
          </div>
        ))}
      </div>
    </HeadPicture>
  );
}
