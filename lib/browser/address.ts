/**
 * Changes the address without loading anything. Where the browser refuses, as Safari does after 100 changes in 30 s,
 * the address stays as it is.
 */
function changeAddress(how: 'pushState' | 'replaceState', address: string | URL): void {
  try {
    window.history[how](null, '', address);
  } catch {
    // The page goes on under its old address.
  }
}

export function replaceAddress(address: string | URL): void {
  changeAddress('replaceState', address);
}

/** As `replaceAddress`, in a history entry of its own. */
export function pushAddress(address: string | URL): void {
  changeAddress('pushState', address);
}
