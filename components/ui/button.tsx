import { cva, type VariantProps } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { SiteLink, type SiteLinkProps } from './links';

export const buttonVariants = cva('button-base', {
  variants: {
    variant: {
      primary:
        'border-transparent bg-primary text-primary-foreground hover:bg-primary-hover active:bg-primary-hover',
      secondary: 'border-border-strong bg-transparent text-foreground hover:bg-primary-soft',
      ghost: 'border-transparent bg-transparent text-foreground hover:bg-primary-soft',
      inverse:
        'border-transparent bg-inverse-foreground text-inverse hover:bg-inverse-muted active:bg-inverse-muted',
      'inverse-secondary':
        'border-inverse-muted bg-transparent text-inverse-foreground hover:bg-inverse-border',
      danger: 'border-transparent bg-danger text-danger-foreground hover:opacity-90',
    },
    size: {
      sm: 'min-h-9 px-3.5 py-1.5 text-sm max-md:min-h-11',
      md: 'min-h-11 px-5 py-2 text-sm',
      lg: 'min-h-12 px-6 py-2.5 text-base',
      icon: 'size-11 p-0 [&_svg]:size-5',
    },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});

type ButtonVariants = VariantProps<typeof buttonVariants>;

export function Button({
  className,
  variant,
  size,
  type = 'button',
  ...props
}: ComponentProps<'button'> & ButtonVariants) {
  return (
    <button
      data-slot="button"
      type={type}
      className={cn(buttonVariants({ variant, size }), className)}
      {...props}
    />
  );
}

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'size' | 'children'> & {
  icon: LucideIcon;
  label: string;
};

export function IconButton({ icon: Drawing, label, ...props }: IconButtonProps) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} {...props}>
      <Drawing aria-hidden="true" />
    </Button>
  );
}

export function ButtonLink({ className, variant, size, ...props }: SiteLinkProps & ButtonVariants) {
  return (
    <SiteLink data-slot="button" className={cn(buttonVariants({ variant, size }), className)} {...props} />
  );
}
