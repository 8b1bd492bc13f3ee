import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { contentBlockLabels } from '@/lib/content/content-block-labels';
import { contentBlockCopy } from '@/lib/content/content-blocks';
import { CONTENT_BLOCK_IDS, type ContentBlockId } from '@/lib/personalization/content-block-ids';
import type { Segment } from '@/lib/personalization/persona';

export type ContentBlockCard = {
  title: string;
  icon: Elements;
  body: Elements;
  why?: Elements;
  actions?: Elements;
};
export type ContentBlockCards = Record<ContentBlockId, ContentBlockCard>;

function renderCards(render: (id: ContentBlockId) => ContentBlockCard): ContentBlockCards {
  const [automation, intelligence, platform, sentiment, stories, start] = CONTENT_BLOCK_IDS;
  return {
    [automation]: render(automation),
    [intelligence]: render(intelligence),
    [platform]: render(platform),
    [sentiment]: render(sentiment),
    [stories]: render(stories),
    [start]: render(start),
  };
}

export function renderMiniCards(): ContentBlockCards {
  return renderCards((id) => ({
    title: contentBlockCopy[id].title,
    icon: <BlockIcon id={id} />,
    body: <BlockTitle id={id} />,
  }));
}

export function renderFullCards(segment: Segment): ContentBlockCards {
  return renderCards((id) => ({
    title: contentBlockCopy[id].title,
    icon: <BlockIcon id={id} />,
    body: <BlockBody id={id} segment={segment} />,
    why: <BlockWhy id={id} segment={segment} />,
    actions: <BlockActions id={id} />,
  }));
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
      <p className="mt-4">{content[segment]}</p>
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

function BlockActions({ id }: { id: ContentBlockId }) {
  const { primary, secondary, variant } = contentBlockCopy[id].cta;
  return (
    <div className="mt-auto flex flex-wrap gap-x-5 gap-y-2 pt-6">
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
