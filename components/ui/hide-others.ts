const restore = () => {};

/** Replaces the package `aria-hidden` (next.config.mjs), which would hide a list's own label and all headings. */
export function hideOthers(): () => void {
  return restore;
}
