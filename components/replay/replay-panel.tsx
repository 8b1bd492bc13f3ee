'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { logSilently } from '@/lib/browser/log';
import { replayCopy } from '@/lib/content/replay';

export function ReplayPanel() {
  const [Replay, setReplay] = useState<ComponentType | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    import('./replay').then(
      (loaded) => setReplay(() => loaded.Replay),
      (error: unknown) => {
        logSilently('The replay was not loaded', error);
        setHasFailed(true);
      },
    );
  }, []);

  if (Replay) return <Replay />;
  return <p className="mt-2 text-sm">{hasFailed ? replayCopy.loadFailed : replayCopy.loading}</p>;
}
