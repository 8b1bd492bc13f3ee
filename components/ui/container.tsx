import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

export function Container({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="container"
      className={cn('w-full pr-(--content-end) pl-(--content-start)', className)}
      {...props}
    />
  );
}
