import { isDemoView } from '@/lib/browser/demo-view';
import type { Saving } from './create-saving';

let saving: Promise<Saving> | null = null;

async function load(): Promise<Saving> {
  if (isDemoView()) return (await import('./demo-saving')).demoSaving;
  const [{ createQueryClient }, { createSaving }] = await Promise.all([
    import('@/lib/browser/query-client'),
    import('./create-saving'),
  ]);
  return createSaving(createQueryClient());
}

/** What sends choices to the server; a load that failed is tried again with the next choice. */
export function loadSaving(): Promise<Saving> {
  saving ??= load().catch((error: unknown) => {
    saving = null;
    throw error;
  });
  return saving;
}
