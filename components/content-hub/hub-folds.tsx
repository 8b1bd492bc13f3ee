import { HubArticleText } from './hub-article-text';
import type { ReadableHubItem } from './hub-items';
import { HubMeta } from './hub-meta';

/**
 * All articles to unfold, for those who read without scripts. The anchor is inside the fold, so that a link to it
 * opens the article: the browser itself may do that before React arrives, hence no warning about `open`.
 */
export function HubFolds({ items }: { items: readonly ReadableHubItem[] }) {
  return (
    <ul hidden data-unscripted="open" className="border-t">
      {items.map((item) => (
        <li key={item.id} className="border-b">
          <details className="group" suppressHydrationWarning>
            <summary className="py-6 marker:text-accent">
              <h3 className="inline text-title">{item.title}</h3>
              <span className="mt-1 mb-3 block text-muted-foreground">{item.description}</span>
              <HubMeta item={item} />
            </summary>
            <div id={item.id} className="scroll-mt-40 pb-10">
              <HubArticleText item={item} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
