import { Badge } from '@/components/ui/badge';
import { hubBrowserCopy } from '@/lib/content/hub-browser';
import type { ReadableHubItem } from './hub-items';

const { labels, categories } = hubBrowserCopy;

/** An article without its title. Its parts never change places, so that their order names them. */
export function HubArticleText({ item }: { item: ReadableHubItem }) {
  return (
    <div className="max-w-[42rem] space-y-8 [&_h4]:text-[1.0625rem] [&_h4]:font-semibold [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:pl-5">
      {item.sections.map(({ heading, paragraphs, list }) => (
        <section key={heading}>
          <h4>{heading}</h4>
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
          {list ? (
            <ul>
              {list.map((line, index) => (
                <li key={index}>{line}</li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
      <p className="flex flex-wrap items-center gap-2 text-caption text-muted-foreground">
        <span>{`${categories[item.category]}. ${labels.topics}:`}</span>
        {item.tags.map((tag) => (
          <Badge key={tag} variant="outline">
            {tag}
          </Badge>
        ))}
      </p>
    </div>
  );
}
