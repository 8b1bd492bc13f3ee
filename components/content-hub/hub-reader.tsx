'use client';

import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useBackdropClose } from '@/components/ui/use-backdrop-close';
import { hubBrowserCopy } from '@/lib/content/hub-browser';
import type { HubItem } from '@/lib/personalization/content-hub';
import { ArticleLink } from './article-link';
import { CopyArticleLink } from './copy-article-link';
import { HubArticleText } from './hub-article-text';
import type { ReadableHubItem } from './hub-items';
import { HubMeta } from './hub-meta';

const { reader } = hubBrowserCopy;
const TITLE_ID = 'hub-reader-title';

type HubReaderProps = {
  item: ReadableHubItem | undefined;
  related: readonly HubItem[];
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** A modal to read in. What had the focus gets it back from the browser. */
export function HubReader({ item, related, onOpen, onClose }: HubReaderProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const backdrop = useBackdropClose(onClose);
  const id = item?.id;

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    if (id === undefined) return dialog.close();
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
    titleRef.current?.focus({ preventScroll: true });
  }, [id]);

  return (
    <dialog
      ref={dialogRef}
      aria-labelledby={TITLE_ID}
      data-slot="hub-reader"
      {...backdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      className="m-auto h-dvh max-h-none w-full max-w-none overscroll-contain bg-surface-raised text-foreground shadow-raised backdrop:bg-[#0009] sm:h-auto sm:max-h-[min(56rem,92dvh)] sm:max-w-[50rem] sm:rounded-panel sm:border"
    >
      {item ? (
        <article>
          <div className="sticky top-0 z-10 flex flex-wrap items-center justify-end gap-2 border-b bg-surface-raised px-5 py-3 sm:px-10">
            <CopyArticleLink key={item.id} id={item.id} />
            <Button variant="ghost" size="icon" aria-label={reader.close} onClick={onClose}>
              <X aria-hidden="true" />
            </Button>
          </div>
          <div className="px-5 pt-8 pb-10 sm:px-10">
            <HubMeta item={item} />
            <h3
              ref={titleRef}
              id={TITLE_ID}
              tabIndex={-1}
              className="mt-4 text-[clamp(1.625rem,1.3rem+2vw,2.25rem)] leading-tight outline-none"
            >
              {item.title}
            </h3>
            <p className="mt-4 mb-9 max-w-[42rem] text-lede text-muted-foreground">{item.description}</p>
            <HubArticleText item={item} />
            {related.length > 0 ? (
              <nav aria-label={reader.nextLabel} className="mt-10 border-t pt-6">
                <p className="eyebrow text-accent">{reader.next}</p>
                <ul className="mt-2">
                  {related.map((next) => (
                    <li key={next.id}>
                      <ArticleLink
                        id={next.id}
                        onOpen={onOpen}
                        className="inline-flex min-h-11 items-center font-medium underline decoration-border-strong underline-offset-4 hover:decoration-current"
                      >
                        {next.title}
                      </ArticleLink>
                    </li>
                  ))}
                </ul>
              </nav>
            ) : null}
          </div>
        </article>
      ) : null}
    </dialog>
  );
}
