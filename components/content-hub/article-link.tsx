'use client';

import type { ComponentProps, MouseEvent } from 'react';

type ArticleLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  id: string;
  onOpen: (id: string) => void;
};

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

export function ArticleLink({ id, onOpen, ...props }: ArticleLinkProps) {
  return (
    <a
      {...props}
      href={`#${id}`}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onOpen(id);
      }}
    />
  );
}
