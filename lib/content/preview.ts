/** At the top of the site that `npm run preview` builds. */
export const previewCopy = {
  note: 'Preview. These pages are not published.',
} as const;
