const restore = () => {};

/**
 * Stands in for the package `aria-hidden` (see next.config.mjs): a list of options is no dialog, and hiding the page
 * around it would hide its own label and every heading.
 */
export function hideOthers(): () => void {
  return restore;
}
