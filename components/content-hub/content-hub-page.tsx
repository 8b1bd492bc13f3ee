import { Badge } from '@/components/ui/badge';
import { HeadPicture } from '@/components/ui/head-picture';
import { Page, PageClose, PageHead } from '@/components/ui/page';
import { Section } from '@/components/ui/section';
import { hubBrowserCopy } from '@/lib/content/hub-browser';
import { contentHubCopy } from '@/lib/content/pages/content-hub';
import { selectRecommendedHubItems } from '@/lib/personalization/content-hub';
import type { Persona } from '@/lib/personalization/persona';
import { HubBrowser } from './hub-browser';
import { hubItems, hubPictures } from './hub-items';

const { head, browse, ledes, close } = contentHubCopy;

export function ContentHubPage({ persona }: { persona: Persona }) {
  const { segment, cluster } = persona;
  return (
    <Page segment={segment}>
      <PageHead
        copy={head}
        hasExamples
        segment={segment}
        picture={<ArticlePicture audience={{ segment, cluster }} />}
      />
      <Section id="articles" title={browse.heading}>
        <HubBrowser
          items={hubItems}
          pictures={hubPictures}
          audience={{ segment, cluster }}
          ledes={{ ...ledes, recommended: ledes.recommended[cluster] }}
        />
      </Section>
      <PageClose copy={close} cluster={cluster} />
    </Page>
  );
}

/** The article recommended first to this visitor. Its words are on the page anyway, so they add little to its weight. */
function ArticlePicture({ audience }: { audience: Pick<Persona, 'segment' | 'cluster'> }) {
  const [item] = selectRecommendedHubItems(hubItems, audience);
  if (!item) return null;
  return (
    <HeadPicture
      title={hubBrowserCopy.tabs.recommended}
      note={`${item.readTime} ${hubBrowserCopy.labels.minutes}`}
    >
      <Badge>{hubBrowserCopy.types[item.type]}</Badge>
      <p className="mt-4 text-title">{item.title}</p>
      <p className="mt-3 text-sm text-muted-foreground">{item.description}</p>
    </HeadPicture>
  );
}
