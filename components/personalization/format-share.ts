/** '70%' of a share from 0 to 1 */
export function formatShare(share: number): string {
  return `${Math.round(share * 100)}%`;
}
