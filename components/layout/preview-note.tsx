import { previewCopy } from '@/lib/content/preview';

/** At the top of a site that `npm run preview` has built. */
export const PreviewNote = () => (
  <p className="bg-primary p-2 text-center font-semibold text-primary-foreground">{previewCopy.note}</p>
);
