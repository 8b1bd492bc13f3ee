/** Shown at the top of every page that `npm run preview` builds. */
export const previewCopy = {
  note: 'Preview. These pages are not published.',
} as const;
