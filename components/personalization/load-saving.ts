import { isDemoView } from '@/lib/browser/demo-view';
import { loadOnce } from '@/lib/load-once';
import type { Saving } from './create-saving';

/** What sends choices to the server. */
export const loadSaving = loadOnce(async (): Promise<Saving> => {
  if (isDemoView()) return (await import('./demo-saving')).demoSaving;
  const [{ createQueryClient }, { createSaving }] = await Promise.all([
    import('@/lib/browser/query-client'),
    import('./create-saving'),
  ]);
  return createSaving(createQueryClient());
});
