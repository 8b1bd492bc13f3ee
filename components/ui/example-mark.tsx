import { FlaskConical } from 'lucide-react';
import { exampleCopy } from '@/lib/content/shell';

/** Marks a picture whose content is made up. The page says once, in `ExampleKey`, what the sign means. */
export function ExampleMark({ label = exampleCopy.label }: { label?: string }) {
  return (
    <span data-slot="example-mark" title={label} className="inline-flex align-middle text-accent">
      <FlaskConical aria-hidden="true" className="size-4.5" />
      <span className="sr-only">{label}</span>
    </span>
  );
}

export function ExampleKey() {
  return (
    <span data-slot="example-key" className="inline-flex items-center gap-2 text-caption">
      <FlaskConical aria-hidden="true" className="size-4.5 text-accent" />
      {exampleCopy.key}
    </span>
  );
}
