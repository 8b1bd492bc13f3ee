import { useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { listNames, listTitle } from './my-data-lists';
import { NothingLinked } from './nothing-linked';
import type { Deleted } from './use-my-data';

const words = myDataCopy.deleted;

/** Says what is gone. Takes the focus, because the button that was pressed is gone too. */
export function DeletedData({ deleted: { database, browser, isLinked } }: { deleted: Deleted }) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const lists = listNames.filter((name) => database[name] > 0);
  const entries = browser
    .filter(({ kind }) => kind === 'local' || kind === 'session')
    .map(({ name }) => name);
  const copies = browser.filter(({ kind }) => kind === 'copy').length;

  const stored = lists.map((name) => `${listTitle(name)}: ${database[name]}`).join(', ');
  const found = stored ? `${stored}.` : isLinked ? words.nothing : null;

  useLayoutEffect(() => titleRef.current?.focus(), []);

  return (
    <div data-slot="deleted-data" className="rounded-panel border bg-surface p-6 shadow-card">
      <h4 ref={titleRef} tabIndex={-1} className="text-title">
        {words.heading}
      </h4>
      <p className="mt-3">
        {found === null ? (
          <NothingLinked text={`${words.database} ${myDataCopy.database.unlinked}`} />
        ) : (
          `${words.database} ${found}`
        )}
      </p>
      <p className="mt-1 wrap-anywhere">
        {`${words.browser} ${words.cookies}${entries.length === 0 ? '' : `; ${words.entries} ${entries.join(', ')}`}${copies === 0 ? '.' : `; ${words.copies} ${copies}.`}`}
      </p>
      <p className="mt-3 text-muted-foreground">{words.note}</p>
      <Button className="mt-5" onClick={() => window.location.reload()}>
        {words.reload}
      </Button>
    </div>
  );
}
