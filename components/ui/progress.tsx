import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** The native element, which shows its value without a style attribute. */
export function Progress({ className, ...props }: ComponentProps<'progress'>) {
  return (
    <progress
      data-slot="progress"
      className={cn(
        'block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-border forced-colors:appearance-auto',
        '[&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-border [&::-webkit-progress-value]:bg-primary',
        className,
      )}
      {...props}
    />
  );
}
