const restore = () => {};

/**
 * Replaces the package `aria-hidden` (see next.config.mjs): hiding the page around a list would also hide its label and
 * all headings.
 */
export function hideOthers(): () => void {
  return restore;
}
