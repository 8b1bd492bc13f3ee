/** Holds the persona cookie too, because Firefox sometimes gives a worker none. Some files were loaded before the worker. */
export type PageShown = {
  type: 'page-shown';
  address: string;
  files: readonly string[];
  persona: string | null;
};

/** What a page tells it when the visitor wants nothing kept. */
export const STOP_STORING = 'stop-keeping';

export function readPageShown(data: unknown): PageShown | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, address, files, persona } = data as Partial<Record<keyof PageShown, unknown>>;
  if (type !== 'page-shown' || typeof address !== 'string' || !Array.isArray(files)) return null;
  return {
    type,
    address,
    files: files.filter((file): file is string => typeof file === 'string'),
    persona: typeof persona === 'string' ? persona : null,
  };
}
