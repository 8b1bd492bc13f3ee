'use client';

import { Check, Link, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useCopied } from '@/components/hooks/use-copied';
import { Badge } from '@/components/ui/badge';
import { Button, IconButton } from '@/components/ui/button';
import { useBackdropClose } from '@/components/ui/dialog';
import { ROUTES } from '@/lib/config/routes';
import { hubBrowserCopy } from '@/lib/content/hub-browser';
import type { HubItem } from '@/lib/personalization/content-hub';
import type { ReadableHubItem } from './hub-items';
import { ArticleLink, HubMeta } from './hub-lists';

const { reader } = hubBrowserCopy;
const TITLE_ID = 'hub-reader-title';

type HubReaderProps = {
  item: ReadableHubItem | undefined;
  related: readonly HubItem[];
  onOpen: (id: string) => void;
  onClose: () => void;
};

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
            <IconButton icon={X} label={reader.close} onClick={onClose} />
          </div>
          <div className="px-5 pt-8 pb-10 sm:px-10">
            <HubMeta item={item} />
            <h3
              ref={titleRef}
              id={TITLE_ID}
              tabIndex={-1}
              className="mt-4 text-figure leading-tight outline-none"
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

const { copy, copied, copyFailed } = hubBrowserCopy.reader;

/** Has its own live region, because the page's is inert while a modal is open. */
function CopyArticleLink({ id }: { id: string }) {
  const { isCopied, copyText } = useCopied();
  const [hasFailed, setHasFailed] = useState(false);
  const addressOf = () => `${window.location.origin}${ROUTES.contentHub}#${id}`;
  const copyAddress = async () => setHasFailed(!(await copyText(addressOf())));

  return (
    <>
      <Button variant="secondary" onClick={() => void copyAddress()}>
        {isCopied ? <Check aria-hidden="true" /> : <Link aria-hidden="true" />}
        <span>{isCopied ? copied : copy}</span>
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? copied : ''}
      </span>
      {hasFailed ? (
        <label className="order-last basis-full text-sm">
          {copyFailed}
          <input
            autoFocus
            readOnly
            value={addressOf()}
            onFocus={(event) => event.target.select()}
            className="mt-1 field"
          />
        </label>
      ) : null}
    </>
  );
}

const { labels, categories } = hubBrowserCopy;

export function HubArticleText({ item }: { item: ReadableHubItem }) {
  return (
    <div className="max-w-[42rem] space-y-8 [&_h4]:text-base [&_h4]:font-semibold [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:pl-5">
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
