/** Marks an address that previews another persona's page without setting a cookie. */
export const LOOK_ONLY = { name: 'view', value: 'compare' } as const;

export function isLookOnly(parameters: Pick<URLSearchParams, 'get'>): boolean {
  return parameters.get(LOOK_ONLY.name) === LOOK_ONLY.value;
}
