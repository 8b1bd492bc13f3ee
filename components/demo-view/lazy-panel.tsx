import { useEffect, useState, type ComponentType } from 'react';
import { logSilently } from '@/lib/browser/log';
import { demoViewCopy } from '@/lib/content/demo-view';

const { loading, failed } = demoViewCopy.panel;

export type LoadPanel = () => Promise<ComponentType>;

/** A panel of another feature, loaded when somebody opens it. */
export function LazyPanel({ load }: { load: LoadPanel }) {
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    load().then(
      (loaded) => setPanel(() => loaded),
      (error: unknown) => {
        logSilently('A panel of the demo view was not loaded', error);
        setHasFailed(true);
      },
    );
  }, [load]);

  if (Panel) return <Panel />;
  return <p className="mt-2 text-sm">{hasFailed ? failed : loading}</p>;
}
