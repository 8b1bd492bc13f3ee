/** Includes the persona cookie because Firefox sometimes gives a worker none, and files loaded before the worker. */
export type PageShown = {
  type: 'page-shown';
  address: string;
  files: readonly string[];
  persona: string | null;
};

/** Message from a page when the visitor refuses storage. */
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
