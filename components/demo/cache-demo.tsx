'use client';

import { useState, type ComponentType } from 'react';
import { Button } from '@/components/ui/button';
import { logSilently } from '@/lib/browser/log';
import type { CacheDemoCopy } from '@/lib/content/pages/demo';
import type { CachePanelProps } from './cache-panel';

const load = () => import('./cache-panel').then((loaded) => loaded.CachePanel);

/** Loads the panel on hover or focus; an earlier press is not lost. */
export function CacheDemo({ copy }: { copy: CacheDemoCopy }) {
  const [Panel, setPanel] = useState<ComponentType<CachePanelProps> | null>(null);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');

  async function start() {
    setStatus('loading');
    try {
      const Loaded = await load();
      setPanel(() => Loaded);
    } catch (error) {
      logSilently('The cache demo did not load', error);
      setStatus('failed');
    }
  }

  const preload = () =>
    void load().catch((error: unknown) => logSilently('The cache demo did not load', error));
  return (
    <div data-scripted>
      {Panel ? (
        <Panel copy={copy} />
      ) : (
        <>
          <Button
            aria-disabled={status === 'loading'}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => status !== 'loading' && void start()}
          >
            {status === 'loading' ? copy.fetching : copy.fetch}
          </Button>
          <p role="status" className="mt-4 text-[0.9375rem] text-muted-foreground">
            {status === 'failed' ? copy.failed : copy.log.none}
          </p>
        </>
      )}
    </div>
  );
}
