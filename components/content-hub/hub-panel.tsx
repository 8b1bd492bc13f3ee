import { Button } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { hubBrowserCopy, type HubTab } from '@/lib/content/hub-browser';

const { tabs, empty } = hubBrowserCopy;

export function HubTabLabel({ tab, count }: { tab: HubTab; count: number }) {
  return (
    <>
      {/* No part of the tab's name, which a change of the search would change; the list below is counted by who reads it. */}
      <span>{tabs[tab]}</span>{' '}
      <span aria-hidden="true" className="text-sm text-muted-foreground tabular-nums">
        {count}
      </span>
    </>
  );
}

/** The heading is for those who read without scripts, where no tab names the list. */
export function HubPanel({ tab, lede, children }: { tab: HubTab; lede: string | null; children: Elements }) {
  return (
    <>
      <h2 hidden data-unscripted="open" className="text-heading">
        {tabs[tab]}
      </h2>
      {lede === null ? null : <p className="mb-6 text-muted-foreground">{lede}</p>}
      {children}
    </>
  );
}

export function NothingFeatured({ found, onShowAll }: { found: number; onShowAll: () => void }) {
  return (
    <div className="rounded-panel border bg-surface p-6 @2xl/main:p-10">
      <h3 className="text-title">{empty.featured.title}</h3>
      <Button className="mt-5" onClick={onShowAll}>
        {`${empty.featured.action} (${found})`}
      </Button>
    </div>
  );
}
