import type { VisualThemeId } from '@/lib/content/shell';

/** A small page in the colors, corners and type of a theme, whichever theme is on. */
export function ThemePreview({ theme }: { theme: VisualThemeId }) {
  return (
    <span
      aria-hidden="true"
      data-preview={theme}
      className="block overflow-hidden rounded-card border bg-background text-foreground hero-background"
    >
      <span className="flex items-center justify-between border-b bg-surface px-3 py-2">
        <span className="h-2 w-10 rounded-control bg-foreground" />
        <span className="h-2 w-5 rounded-control bg-accent" />
      </span>
      <span className="block px-3 pt-3 font-heading text-2xl leading-none font-(--heading-weight) tracking-(--heading-tracking)">
        Aa
      </span>
      <span className="mx-3 mt-3 block h-1.5 w-3/4 rounded-control bg-muted-foreground" />
      <span className="mx-3 mt-1.5 block h-1.5 w-1/2 rounded-control bg-muted-foreground" />
      <span className="m-3 flex gap-2">
        <span className="h-6 w-14 rounded-control bg-primary" />
        <span className="h-6 w-14 rounded-control border border-border-strong" />
      </span>
    </span>
  );
}
