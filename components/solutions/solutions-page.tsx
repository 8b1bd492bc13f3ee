import { ProductScene, ProductReadings } from '@/components/scenes/product-scene';
import { Container } from '@/components/ui/container';
import { Fold } from '@/components/ui/fold';
import { ExampleMark } from '@/components/ui/example-mark';
import { HeadPicture } from '@/components/ui/head-picture';
import { Icon } from '@/components/ui/icon';
import { JumpLinks } from '@/components/ui/jump-links';
import { CheckList, Questions } from '@/components/ui/lists';
import { Page, PageClose, PageHead } from '@/components/ui/page';
import { Why } from '@/components/ui/why';
import { Explained, Section } from '@/components/ui/section';
import { solutionsCopy, type SolutionCopy, type SolutionPart } from '@/lib/content/pages/solutions';
import { products } from '@/lib/content/products';
import type { ProductId } from '@/lib/personalization/products';
import { explainCopy } from '@/lib/personalization/decide-persona';
import type { Persona, Segment } from '@/lib/personalization/persona';
import { ClaimFigures } from './claim-figures';

const { head, order, jump, orderNote, questionsHeading, questions, close } = solutionsCopy;

export function SolutionsPage({ persona }: { persona: Persona }) {
  const ids = order[persona.segment];
  return (
    <Page segment={persona.segment}>
      <PageHead
        copy={head}
        hasExamples
        segment={persona.segment}
        cluster={persona.cluster}
        picture={
          <HeadPicture title={head.eyebrow} note={<ExampleMark />} className="">
            <ProductReadings segment={persona.segment} />
          </HeadPicture>
        }
      >
        <JumpLinks label={jump} links={ids.map((id) => ({ id, label: products[id].name }))} />
        <p className="mt-3 max-w-[40rem] text-caption text-muted-foreground">{orderNote[persona.cluster]}</p>
      </PageHead>
      <Container className="space-y-6 py-section @2xl/main:space-y-8">
        {ids.map((id) => (
          <SolutionCard key={id} id={id} segment={persona.segment} />
        ))}
      </Container>
      <Section id="questions" title={questionsHeading} tone="sunken">
        <Questions items={questions} className="@5xl/main:grid-cols-3" />
      </Section>
      <PageClose copy={close} cluster={persona.cluster} />
    </Page>
  );
}

const { labels, items } = solutionsCopy;

function SolutionCard({ id, segment }: { id: ProductId; segment: Segment }) {
  const product = products[id];
  const copy: SolutionCopy = items[id];
  const titleId = `${id}-title`;
  return (
    <article
      id={id}
      aria-labelledby={titleId}
      className="scroll-mt-16 rounded-panel border bg-surface p-4 shadow-card @2xl/main:p-8"
    >
      <div className="arrives-whole grid items-center gap-x-12 gap-y-6 @5xl/main:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div>
          <Icon name={product.icon} className="size-7 text-accent" />
          <h2 id={titleId} className="mt-4 text-heading">
            {product.name}
          </h2>
          <p className="mt-2 eyebrow text-muted-foreground">{product.line}</p>
          <Explained
            why={<Why label={product.name} reasons={[explainCopy({ segment })]} />}
            className="mt-4 text-lede"
          >
            {copy.benefit[segment]}
          </Explained>
          <p className="mt-4 text-muted-foreground">{product.text}</p>
          <h3 className="sr-only">{labels.proof}</h3>
          <ClaimFigures ids={product.proof} className="mt-6" />
        </div>
        <ProductScene id={id} segment={segment} />
      </div>
      <Fold
        id={`${id}-details`}
        anchors={copy.part && [copy.part.id]}
        on="phones"
        summary={<span className="font-medium">{labels.more}</span>}
        className="max-md:mt-4 max-md:border-t"
      >
        <h3 className="sr-only">{labels.capabilities}</h3>
        <ul className="mt-4 grid gap-x-12 gap-y-4 @2xl/main:mt-12 @2xl/main:grid-cols-3">
          {product.capabilities.map((capability) => (
            <li key={capability.title} className="border-t pt-3">
              <h4 className="font-semibold">{capability.title}</h4>
              <p className="mt-1 text-sm text-muted-foreground">{capability.text}</p>
            </li>
          ))}
        </ul>
        <SolutionFit copy={copy} />
        {copy.part ? <SolutionPartBox part={copy.part} /> : null}
      </Fold>
    </article>
  );
}

function SolutionFit({ copy }: { copy: SolutionCopy }) {
  return (
    <div className="mt-8 grid gap-x-12 gap-y-8 rounded-card bg-surface-sunken p-4 @2xl/main:mt-12 @2xl/main:p-6 @4xl/main:grid-cols-3">
      <div>
        <h3 className="text-title">{labels.steps}</h3>
        <ol className="mt-4 space-y-4">
          {copy.steps.map((step, index) => (
            <li key={step.title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
              <span
                aria-hidden="true"
                className="grid size-7 place-items-center rounded-full border border-border-strong text-caption font-semibold tabular-nums"
              >
                {index + 1}
              </span>
              <p className="text-sm">
                <strong className="font-semibold">{`${step.title}.`}</strong>{' '}
                <span className="text-muted-foreground">{step.text}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h3 className="text-title">{labels.goodFor}</h3>
        <CheckList lines={copy.goodFor} isSmall className="mt-3" />
      </div>
      <div>
        <h3 className="text-title">{labels.notFor}</h3>
        <p className="mt-2 text-sm text-muted-foreground">{copy.notFor}</p>
      </div>
    </div>
  );
}

function SolutionPartBox({ part }: { part: SolutionPart }) {
  return (
    <section
      id={part.id}
      aria-labelledby={`${part.id}-title`}
      className="mt-10 grid scroll-mt-6 gap-x-12 gap-y-6 border-t pt-8 @4xl/main:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div>
        <h3 id={`${part.id}-title`} className="text-title">
          {part.title}
        </h3>
        <p className="mt-2 text-muted-foreground">{part.text}</p>
      </div>
      <ul className="space-y-3 border-l-2 pl-6">
        {part.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
