import { ExampleMark } from '@/components/ui/example-mark';
import { ButtonLink } from '@/components/ui/button';
import { Fold } from '@/components/ui/fold';
import { HeadPicture } from '@/components/ui/head-picture';
import { JumpLinks } from '@/components/ui/jump-links';
import { Timeline } from '@/components/ui/lists';
import { Page, PageClose, PageHead } from '@/components/ui/page';
import { Section } from '@/components/ui/section';
import { industriesCopy, type IndustryId } from '@/lib/content/pages/industries';
import { products } from '@/lib/content/products';
import type { Persona } from '@/lib/personalization/persona';
import { IndustryScene } from './industry-scene';

const { head, guide, others, order, labels, items, close } = industriesCopy;

export function IndustriesPage({ persona }: { persona: Persona }) {
  const ids = order[persona.segment];
  return (
    <Page segment={persona.segment}>
      <PageHead
        copy={head}
        hasExamples
        segment={persona.segment}
        cluster={persona.cluster}
        picture={<IndustryPicture id={ids[0]} />}
      >
        <JumpLinks label={labels.jump} links={ids.map((id) => ({ id, label: items[id].name }))} />
        <p className="mt-3 max-w-[40rem] text-caption text-muted-foreground">{guide[persona.cluster]}</p>
        <p className="mt-2 max-w-[40rem] text-caption text-muted-foreground">
          <strong className="font-semibold text-foreground">{others.question}</strong> {others.answer}
        </p>
      </PageHead>
      {ids.map((id, index) => (
        <IndustrySection key={id} id={id} tone={index % 2 === 0 ? 'plain' : 'sunken'} />
      ))}
      <PageClose copy={close} cluster={persona.cluster} />
    </Page>
  );
}

/** One industry's page for three visitors, and what came of it. */
function IndustryPicture({ id }: { id: IndustryId }) {
  const { name, example } = items[id];
  const [before, , after] = example.steps;
  return (
    <HeadPicture title={name} note={<ExampleMark label={labels.example} />}>
      <IndustryScene id={id} />
      <dl className="grid gap-3 border-t pt-4 text-caption">
        {[before, after].map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="text-muted-foreground">{text}</dd>
          </div>
        ))}
      </dl>
    </HeadPicture>
  );
}

function IndustrySection({ id, tone }: { id: IndustryId; tone: 'plain' | 'sunken' }) {
  const { name, line, problem, adapts, products: productIds } = items[id];
  return (
    <Section id={id} title={name} intro={line} tone={tone}>
      <div className="grid gap-x-12 gap-y-6 @4xl/main:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <h3 className="text-title">{labels.problem}</h3>
          <p className="mt-3 max-w-[40rem]">{problem}</p>
          <Fold
            id={`${id}-details`}
            on="phones"
            summary={<span className="font-medium">{labels.more}</span>}
            className="max-md:mt-4 max-md:border-y"
          >
            <h3 className="mt-2 text-title @2xl/main:mt-8">{labels.adapts}</h3>
            <dl className="mt-4 border-t">
              {adapts.map((change) => (
                <div
                  key={change.title}
                  className="grid gap-x-6 gap-y-1 border-b py-4 @xl/main:grid-cols-[11rem_minmax(0,1fr)]"
                >
                  <dt className="font-semibold">{change.title}</dt>
                  <dd className="text-muted-foreground">{change.text}</dd>
                </div>
              ))}
            </dl>
            <h3 className="mt-8 text-title">{labels.products}</h3>
            <div className="mt-4 mb-4 flex flex-wrap gap-3">
              {productIds.map((productId) => (
                <ButtonLink key={productId} href={products[productId].href} variant="secondary">
                  {products[productId].name}
                </ButtonLink>
              ))}
            </div>
          </Fold>
        </div>
        <IndustryExample id={id} />
      </div>
    </Section>
  );
}

function IndustryExample({ id }: { id: IndustryId }) {
  const { example } = industriesCopy.items[id];
  return (
    <div className="self-start rounded-panel border bg-surface p-4 shadow-raised @xl/main:p-8">
      <IndustryScene id={id} />
      <ExampleMark label={industriesCopy.labels.example} />
      <h3 className="mt-2 text-title">{example.title}</h3>
      <p className="mt-2 text-sm text-muted-foreground">{example.text}</p>
      <Fold id={`${id}-example`} on="phones" summary={<span className="font-medium">{labels.steps}</span>}>
        <Timeline steps={example.steps} className="mt-4" />
      </Fold>
    </div>
  );
}
