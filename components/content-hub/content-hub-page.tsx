import { Page, PageClose, PageHead } from '@/components/ui/page';
import { Section } from '@/components/ui/section';
import { contentHubCopy } from '@/lib/content/pages/content-hub';
import type { Persona } from '@/lib/personalization/persona';
import { ArticlePicture } from './article-picture';
import { HubBrowser } from './hub-browser';
import { hubItems } from './hub-items';
import { hubPictures } from './hub-pictures';

const { head, browse, ledes, close } = contentHubCopy;

export function ContentHubPage({ persona }: { persona: Persona }) {
  const { segment, cluster } = persona;
  return (
    <Page segment={segment}>
      <PageHead copy={head} segment={segment} picture={<ArticlePicture audience={{ segment, cluster }} />} />
      <Section id="articles" title={browse.heading} intro={browse.lede}>
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
