import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { Icon } from '@/components/ui/icon';
import { keepTogether } from '@/components/ui/keep-together';
import { SiteLink } from '@/components/ui/links';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import { contentBlockLabels } from '@/lib/content/content-block-labels';
import { contentBlockCopy } from '@/lib/content/content-blocks';
import { ExampleMark } from '@/components/ui/example-mark';
import { scenesCopy } from '@/lib/content/scenes';
import type { ProductId } from '@/lib/personalization/products';
import type { Drawing as Paths } from '@/lib/drawings/drawing';
import { productDrawings, tuner, twoResults } from '@/lib/drawings/product-drawings';
import { selectPrimaryCallToAction } from '@/lib/personalization/call-to-action';
import { CONTENT_BLOCK_IDS, type ContentBlockId } from '@/lib/personalization/rules/content-blocks';
import type { Persona, Segment } from '@/lib/personalization/persona';
import type { ContentBlockCard, ContentBlockCards } from './content-block-item';
import { ContentBlockList } from './content-block-list';

const renderCards = (render: (id: ContentBlockId) => ContentBlockCard) =>
  Object.fromEntries(CONTENT_BLOCK_IDS.map((id) => [id, render(id)])) as ContentBlockCards;

export function ContentBlocks({ persona }: { persona: Persona }) {
  const { segment } = persona;
  const cards = renderCards((id) => ({
    title: contentBlockCopy[id].title,
    picture: <BlockPicture id={id} segment={segment} />,
    icon: <BlockIcon id={id} />,
    body: <BlockBody id={id} segment={segment} />,
    why: <BlockWhy id={id} segment={segment} />,
    actions: <BlockActions id={id} segment={segment} />,
  }));
  return <ContentBlockList cards={cards} persona={persona} />;
}

const MINI_PREVIEW_COUNT = 3;

export function MiniContentBlocks({ persona }: { persona: Persona }) {
  const cards = renderCards((id) => ({
    title: contentBlockCopy[id].title,
    icon: <BlockIcon id={id} />,
    body: <BlockTitle id={id} />,
  }));
  return <ContentBlockList cards={cards} persona={persona} mini={MINI_PREVIEW_COUNT} />;
}

const BLOCK_PRODUCTS: Readonly<Partial<Record<ContentBlockId, ProductId>>> = {
  automation: 'ai-automation',
  'market-intelligence': 'market-intelligence',
  platform: 'enterprise-ai',
  sentiment: 'sentiment-analysis',
};

/** A product's scene without motion, under the scene's copy for the segment. */
function BlockPicture({ id, segment }: { id: ContentBlockId; segment: Segment }) {
  const product = BLOCK_PRODUCTS[id];
  if (!product) return <BlockDrawing paths={id === 'success-stories' ? twoResults : tuner} />;
  return (
    <figure>
      <BlockDrawing paths={productDrawings[product]} />
      <figcaption className="border-b px-6 py-2.5 text-caption text-muted-foreground @xl/main:px-8">
        <span className="font-medium text-foreground">{scenesCopy[product].words[segment].title}</span>{' '}
        <ExampleMark />
      </figcaption>
    </figure>
  );
}

function BlockDrawing({ paths }: { paths: Paths }) {
  return <Drawing paths={paths} className="w-full border-b bg-surface-sunken" />;
}

function BlockIcon({ id }: { id: ContentBlockId }) {
  return <Icon name={contentBlockCopy[id].cta.icon} className="size-6 text-accent" />;
}

function BlockTitle({ id }: { id: ContentBlockId }) {
  return (
    <>
      <h3 className="mt-4 text-title">{contentBlockCopy[id].title}</h3>
      <p className="mt-1 text-caption text-muted-foreground">{contentBlockCopy[id].description}</p>
    </>
  );
}

function BlockBody({ id, segment }: { id: ContentBlockId; segment: Segment }) {
  const { content, tags } = contentBlockCopy[id];
  return (
    <>
      <BlockTitle id={id} />
      <p className="mt-4">{keepTogether(content[segment])}</p>
      <ul aria-label={contentBlockLabels.tags} className="mt-4 flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <Badge variant="outline">{tag}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}

function BlockWhy({ id, segment }: { id: ContentBlockId; segment: Segment }) {
  const { cta, aiPersonalization } = contentBlockCopy[id];
  return (
    <div className="mb-4 space-y-4">
      <p>{cta.personalizationReason[segment]}</p>
      <div>
        <p className="font-medium text-foreground">{contentBlockLabels.adaptations}</p>
        <ul className="mt-1 list-disc space-y-1 pl-5">
          {aiPersonalization.adaptations[segment].map((adaptation) => (
            <li key={adaptation}>{adaptation}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function BlockActions({ id, segment }: { id: ContentBlockId; segment: Segment }) {
  const { primary: own, secondary, variant } = contentBlockCopy[id].cta;
  const primary = own ?? callToActionCopy[selectPrimaryCallToAction(segment).result];
  return (
    <div className="mt-auto flex flex-wrap gap-x-6 gap-y-2 pt-6">
      <ButtonLink
        href={primary.href}
        variant={variant === 'default' ? 'primary' : 'secondary'}
        data-cta={`block-${id}`}
      >
        {primary.label}
      </ButtonLink>
      <SiteLink
        href={secondary.href}
        className="inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4"
      >
        {secondary.label}
      </SiteLink>
    </div>
  );
}
