/** What an address says that shows somebody else's page for a moment: nobody's cookie follows from it. */
export const LOOK_ONLY = { name: 'view', value: 'compare' } as const;

export function isLookOnly(parameters: Pick<URLSearchParams, 'get'>): boolean {
  return parameters.get(LOOK_ONLY.name) === LOOK_ONLY.value;
}
