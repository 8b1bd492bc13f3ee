/** Loads with the first call and keeps what came; a load that failed is tried again with the next call. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let kept: Promise<Loaded> | null = null;
  return () => {
    kept ??= load().catch((error: unknown) => {
      kept = null;
      throw error;
    });
    return kept;
  };
}
