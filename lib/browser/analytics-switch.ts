/** What another tab may say on it: whether behavioral analytics is on. */
const CHANNEL = 'behavioral-analytics';

/** Null where there is none, as in tests, or where it throws, as in Firefox while cookies are blocked. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/** Tells the site's other tabs at once: whoever switches it off is not watched in another one meanwhile. */
export function tellAnalyticsSwitch(isOn: boolean): void {
  const channel = openChannel();
  channel?.postMessage(isOn);
  channel?.close();
}

/** Hears of what another tab switched, never of this one's own. The returned function ends it. */
export function onAnalyticsSwitch(listener: (isOn: boolean) => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'boolean') listener(data);
  });
  return () => channel?.close();
}
