/** Without loading anything. Browsers may refuse (Safari after 100 changes in 30 s); the address then stays. */
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

export function pushAddress(address: string | URL): void {
  changeAddress('pushState', address);
}
