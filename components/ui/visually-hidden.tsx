import type { ComponentProps } from 'react';

export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span data-slot="visually-hidden" className="sr-only" {...props} />;
}
