/** The tab that a key leads to, around the ends; null for any other key. */
export function selectTabByKey(ids: readonly string[], selected: string, key: string): string | null {
  const index = ids.indexOf(selected);
  const steps: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: ids.length - 1,
  };
  const target = steps[key];
  if (target === undefined) return null;
  return ids[(target + ids.length) % ids.length] ?? null;
}
