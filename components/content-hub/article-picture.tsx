import { Badge } from '@/components/ui/badge';
import { HeadPicture } from '@/components/ui/head-picture';
import { hubBrowserCopy } from '@/lib/content/hub-browser';
import { selectRecommendedHubItems } from '@/lib/personalization/content-hub';
import type { Persona } from '@/lib/personalization/persona';
import { hubItems } from './hub-items';

/** The first lines of the article that this visitor is recommended first. */
export function ArticlePicture({ audience }: { audience: Pick<Persona, 'segment' | 'cluster'> }) {
  const [item] = selectRecommendedHubItems(hubItems, audience);
  const opening = item?.sections[0]?.paragraphs.join(' ');
  if (!item || !opening) return null;
  return (
    <HeadPicture
      title={hubBrowserCopy.tabs.recommended}
      note={`${item.readTime} ${hubBrowserCopy.labels.minutes}`}
      className="w-88"
    >
      <Badge>{hubBrowserCopy.types[item.type]}</Badge>
      <p className="mt-4 text-title">{item.title}</p>
      <p className="mt-3 line-clamp-6 [mask-image:linear-gradient(#000_45%,transparent)] text-[0.9375rem] text-muted-foreground">
        {opening}
      </p>
    </HeadPicture>
  );
}
