import { readVisitMode } from '@/lib/visit/visit-mode';

const CHANNEL = 'behavioral-analytics';

/** Null in the demo view and if unavailable; Firefox throws while cookies are blocked. */
function openChannel(): BroadcastChannel | null {
  if (readVisitMode() === 'demo') return null;
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

export function tellAnalyticsSwitch(isOn: boolean): void {
  const channel = openChannel();
  channel?.postMessage(isOn);
  channel?.close();
}

/** Subscribes to switches in other tabs. Returns unsubscribe. */
export function onAnalyticsSwitch(listener: (isOn: boolean) => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'boolean') listener(data);
  });
  return () => channel?.close();
}
