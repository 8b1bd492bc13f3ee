'use client';

import { memo, useEffect, useRef, useSyncExternalStore } from 'react';
import { useAddressState } from '@/components/hooks/address-state';
import { Button } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { Tabs } from '@/components/ui/tabs';
import { pushAddress, replaceAddress, subscribeToAddress } from '@/lib/browser/address';
import { HUB_TABS, hubBrowserCopy, type HubTab } from '@/lib/content/hub-browser';
import { searchHubItems, selectRecommendedHubItems, type HubItem } from '@/lib/personalization/content-hub';
import type { Persona } from '@/lib/personalization/persona';
import type { HubPictures, ReadableHubItem } from './hub-items';
import { AllList, FeaturedList, HubMeta, RecommendedList } from './hub-lists';
import { HubArticleText, HubReader } from './hub-reader';
import { HubEmpty, HubSearch, useHubSearch, type HubFilter } from './hub-search';

const OPEN_PANEL = '[role=tabpanel]:not([hidden])';

type HubBrowserProps = {
  items: readonly ReadableHubItem[];
  pictures: HubPictures;
  audience: Pick<Persona, 'segment' | 'cluster'>;
  ledes: Record<HubTab, string>;
};

export function HubBrowser({ items, pictures, audience, ledes }: HubBrowserProps) {
  const [chosenTab, setTab] = useAddressState('tab', HUB_TABS, 'recommended');
  const search = useHubSearch(items);
  const { filter, found } = search;
  const { openId, open, close } = useOpenArticle(items.map(({ id }) => id));
  const openItem = items.find(({ id }) => id === openId);
  const frameRef = useRef<HTMLDivElement>(null);
  const lists = {
    recommended: selectRecommendedHubItems(found, audience),
    all: found,
    featured: found.filter((item) => item.featured),
  };

  // Closing an article opened by a link returns to its list.
  const isListed = openId === null || lists[chosenTab].some(({ id }) => id === openId);
  const tab = isListed ? chosenTab : 'all';

  function focusOn(selector: string, options?: FocusOptions): boolean {
    const element = frameRef.current?.querySelector<HTMLElement>(selector);
    element?.focus(options);
    return Boolean(element);
  }

  const lastOpenId = useRef(openId);
  useEffect(() => {
    const closedId = openId === null ? lastOpenId.current : null;
    lastOpenId.current = openId;
    if (closedId === null || document.activeElement !== document.body) return;
    if (!focusOn(`${OPEN_PANEL} a[href="#${closedId}"]`)) focusOn(OPEN_PANEL);
  }, [openId]);

  /** For buttons that disappear with the change: moves the focus to the new list. */
  function applyFilter(next: HubFilter) {
    search.setFilter(next);
    focusOn(OPEN_PANEL, { preventScroll: true });
  }

  function showAll() {
    setTab('all');
    focusOn('[data-tab=all]');
  }

  const contents: Record<HubTab, Elements> = {
    recommended: (
      <RecommendedList items={lists.recommended} pictures={pictures} audience={audience} onOpen={open} />
    ),
    all: tab === 'all' ? <AllList items={lists.all} onOpen={open} /> : null,
    featured:
      lists.featured.length > 0 ? (
        <FeaturedList items={lists.featured} pictures={pictures} onOpen={open} />
      ) : (
        <NothingFeatured found={found.length} onShowAll={showAll} />
      ),
  };

  const emptyState = (
    <HubEmpty
      filter={filter}
      elsewhere={searchHubItems(items, { ...filter, category: 'all' }).length}
      onFilter={applyFilter}
    />
  );

  return (
    <div ref={frameRef}>
      <HubSearch search={search} onClear={applyFilter} total={items.length} />
      <Tabs
        label={hubBrowserCopy.tabs.label}
        value={tab}
        onValueChange={setTab}
        items={HUB_TABS.map((id) => ({
          id,
          label: <HubTabLabel tab={id} count={lists[id].length} />,
          content: (
            <HubPanel tab={id} lede={lists[id].length > 0 ? ledes[id] : null}>
              {found.length > 0 ? <>{contents[id]}</> : emptyState}
              {id === 'all' ? <HubDisclosures items={items} found={found} /> : null}
            </HubPanel>
          ),
        }))}
      />
      <HubReader
        item={openItem}
        related={openItem ? selectRelatedItems(items, openItem, audience) : []}
        onOpen={open}
        onClose={() => {
          setTab(tab);
          close();
        }}
      />
    </div>
  );
}

const readHash = () => window.location.hash.slice(1);

/** The article named by the hash. Back closes it; on direct arrival closing only clears the hash. */
function useOpenArticle(ids: readonly string[]) {
  const hash = useSyncExternalStore(subscribeToAddress, readHash, () => '');
  const openId = ids.includes(hash) ? hash : null;
  const hasOwnEntry = useRef(false);
  const isClosing = useRef(false);

  useEffect(() => {
    isClosing.current = false;
    if (openId === null) hasOwnEntry.current = false;
  }, [openId]);

  function open(id: string) {
    if (openId === null) {
      hasOwnEntry.current = true;
      pushAddress(`#${id}`);
    } else {
      replaceAddress(`#${id}`);
    }
  }

  function close() {
    // Going back takes a moment, in which a second press would leave the page.
    if (openId === null || isClosing.current) return;
    if (hasOwnEntry.current) {
      isClosing.current = true;
      return window.history.back();
    }
    replaceAddress(window.location.pathname + window.location.search);
  }

  return { openId, open, close };
}

const { tabs, empty } = hubBrowserCopy;

function HubTabLabel({ tab, count }: { tab: HubTab; count: number }) {
  return (
    <>
      {/* Not part of the tab's name, which would change with every search. */}
      <span>{tabs[tab]}</span>{' '}
      <span aria-hidden="true" className="text-sm text-muted-foreground tabular-nums">
        {count}
      </span>
    </>
  );
}

/** The heading is for readers without scripts, for whom no tab names the list. */
function HubPanel({ tab, lede, children }: { tab: HubTab; lede: string | null; children: Elements }) {
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

function NothingFeatured({ found, onShowAll }: { found: number; onShowAll: () => void }) {
  return (
    <div className="rounded-panel border bg-surface p-6 @2xl/main:p-10">
      <h3 className="text-title">{empty.featured.title}</h3>
      <Button className="mt-5" onClick={onShowAll}>
        {`${empty.featured.action} (${found})`}
      </Button>
    </div>
  );
}

type HubDisclosuresProps = Record<'items' | 'found', readonly ReadableHubItem[]>;

/** For readers without scripts and for print, where it replaces the list of the same articles. */
function HubDisclosures({ items, found }: HubDisclosuresProps) {
  return (
    <ul hidden data-unscripted="open" className="border-t">
      {items.map((item) => (
        <li key={item.id} hidden={!found.includes(item)} className="border-b">
          <HubDisclosure item={item} />
        </li>
      ))}
    </ul>
  );
}

/**
 * The anchor is inside, so the browser opens it for a link, even before hydration: hence the suppressed warning. A
 * search does not render all articles again.
 */
const HubDisclosure = memo(function HubDisclosure({ item }: { item: ReadableHubItem }) {
  return (
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
  );
});

const RELATED_LIMIT = 2;

/** The best of the same category for this audience, except the open article. */
export function selectRelatedItems(
  items: readonly HubItem[],
  { id, category }: HubItem,
  audience: Pick<Persona, 'segment' | 'cluster'>,
): HubItem[] {
  const neighbors = items.filter((item) => item.category === category && item.id !== id);
  return selectRecommendedHubItems(neighbors, audience, RELATED_LIMIT);
}
