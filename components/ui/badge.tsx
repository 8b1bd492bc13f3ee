import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

const badgeVariants = cva(
  'inline-flex items-center gap-2 rounded-control border px-2.5 py-0.5 text-caption font-medium [&_svg]:size-3.5',
  {
    variants: {
      variant: {
        soft: 'border-transparent bg-primary-soft text-primary-soft-foreground',
        outline: 'border-border-strong text-foreground',
        solid: 'border-transparent bg-primary text-primary-foreground',
        success: 'border-current text-success',
        warning: 'border-current text-warning',
        danger: 'border-current text-danger',
      },
    },
    defaultVariants: { variant: 'soft' },
  },
);

export function Badge({
  className,
  variant,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span data-slot="badge" className={cn(badgeVariants({ variant }), className)} {...props} />;
}
