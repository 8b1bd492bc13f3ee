/**
 * For a control whose code did not load. The bundler's runtime has asked for the file twice. If a second press fails as
 * well, as after an update of the site, the page is loaded again instead of failing for ever.
 */
export function reloadAfterLoss(isLostAgain: boolean, reload = () => window.location.reload()): void {
  if (isLostAgain && navigator.onLine) reload();
}
