import { demoCopy, type SkipLinkDemoCopy } from '@/lib/content/pages/demo';

const PAST_ID = 'past-the-menu';

/** A page within the page. Plain anchors: it works with nothing but the browser. */
export function SkipLinkDemo({ copy }: { copy: SkipLinkDemoCopy }) {
  return (
    <>
      <p id="before-the-menu" tabIndex={-1} className="text-[0.9375rem] text-muted-foreground">
        {copy.hint}
      </p>
      <div className="mt-4 overflow-hidden rounded-card border bg-surface">
        <div className="relative border-b px-4 py-2">
          <a
            href={`#${PAST_ID}`}
            className="sr-only rounded-control bg-primary font-medium text-primary-foreground focus:not-sr-only focus:absolute focus:top-2 focus:left-3 focus:z-10 focus:px-4 focus:py-2"
          >
            {copy.skip}
          </a>
          <nav aria-label={copy.menu}>
            <ul className="flex flex-wrap gap-x-5">
              {demoCopy.groups.flatMap(({ topics }) =>
                topics
                  .filter((id) => id !== 'skip-link')
                  .map((id) => (
                    <li key={id}>
                      <a href={`#${id}`} className="quiet-link min-h-11 underline">
                        {demoCopy.topics[id].title}
                      </a>
                    </li>
                  )),
              )}
            </ul>
          </nav>
        </div>
        <p id={PAST_ID} tabIndex={-1} className="scroll-mt-40 px-4 py-6">
          {copy.past}
        </p>
      </div>
    </>
  );
}
