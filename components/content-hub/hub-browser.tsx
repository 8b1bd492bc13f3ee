'use client';

import { useEffect, useRef, useState } from 'react';
import { createKeptState } from '@/components/hooks/kept-state';
import type { Elements } from '@/components/ui/elements';
import { Tabs } from '@/components/ui/tabs';
import { HUB_TABS, hubBrowserCopy, type HubTab } from '@/lib/content/hub-browser';
import { searchHubItems, selectRecommendedHubItems } from '@/lib/personalization/content-hub';
import type { Persona } from '@/lib/personalization/persona';
import { HubEmpty } from './hub-empty';
import { HubFolds } from './hub-folds';
import type { ReadableHubItem } from './hub-items';
import { AllList, FeaturedList, RecommendedList } from './hub-lists';
import { HubPanel, HubTabLabel, NothingFeatured } from './hub-panel';
import { HubReader } from './hub-reader';
import { HubSearch } from './hub-search';
import { selectRelatedItems } from './select-related-items';
import { useHubSearch, type HubFilter } from './use-hub-search';
import { useOpenArticle } from './use-open-article';

const OPEN_PANEL = '[role=tabpanel]:not([hidden])';

type HubBrowserProps = {
  items: readonly ReadableHubItem[];
  audience: Pick<Persona, 'segment' | 'cluster'>;
  ledes: Record<HubTab, string>;
};

const useKeptTab = createKeptState<HubTab>();

/** The hub's lists, what narrows them, and the reader that opens from them. */
export function HubBrowser({ items, audience, ledes }: HubBrowserProps) {
  const [tab, setTab] = useKeptTab('recommended');
  const { filter, setFilter, found } = useHubSearch(items);
  const { openId, open, close } = useOpenArticle(items.map(({ id }) => id));
  const openItem = items.find(({ id }) => id === openId);
  const frameRef = useRef<HTMLDivElement>(null);
  const lists = {
    recommended: selectRecommendedHubItems(found, audience),
    all: found,
    featured: found.filter((item) => item.featured),
  };

  // An article that a link elsewhere opened is shown in its list behind the reader, where closing leads back to.
  const [seenId, setSeenId] = useState<string | null>(null);
  if (seenId !== openId) {
    setSeenId(openId);
    if (openId !== null && !lists[tab].some(({ id }) => id === openId)) setTab('all');
  }

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

  /** For buttons that vanish with what they change: the focus goes on to the new list. */
  function filterAnew(next: HubFilter) {
    setFilter(next);
    focusOn(OPEN_PANEL, { preventScroll: true });
  }

  function showAll() {
    setTab('all');
    focusOn('[data-tab=all]');
  }

  const contents: Record<HubTab, Elements> = {
    recommended: <RecommendedList items={lists.recommended} audience={audience} onOpen={open} />,
    all: tab === 'all' ? <AllList items={lists.all} onOpen={open} /> : null,
    featured:
      lists.featured.length > 0 ? (
        <FeaturedList items={lists.featured} onOpen={open} />
      ) : (
        <NothingFeatured found={found.length} onShowAll={showAll} />
      ),
  };

  const emptyState = (
    <HubEmpty
      filter={filter}
      elsewhere={searchHubItems(items, { ...filter, category: 'all' }).length}
      onFilter={filterAnew}
    />
  );

  return (
    <div ref={frameRef}>
      <HubSearch
        filter={filter}
        onFilter={setFilter}
        onClear={filterAnew}
        found={found.length}
        total={items.length}
      />
      <Tabs
        label={hubBrowserCopy.tabs.label}
        value={tab}
        onValueChange={(id) => setTab(HUB_TABS.find((name) => name === id) ?? 'recommended')}
        items={HUB_TABS.map((id) => ({
          id,
          label: <HubTabLabel tab={id} count={lists[id].length} />,
          content: (
            <HubPanel tab={id} lede={lists[id].length > 0 ? ledes[id] : null}>
              {found.length > 0 ? contents[id] : emptyState}
              {id === 'all' ? <HubFolds items={items} /> : null}
            </HubPanel>
          ),
        }))}
      />
      <HubReader
        item={openItem}
        related={openItem ? selectRelatedItems(items, openItem, audience) : []}
        onOpen={open}
        onClose={close}
      />
    </div>
  );
}
