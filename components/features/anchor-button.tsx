'use client';

import type { ComponentProps } from 'react';
import { goToAnchor } from '@/components/hooks/use-anchor';
import { Button } from '@/components/ui/button';

type AnchorButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & { anchor: string };

export function AnchorButton({ anchor, ...props }: AnchorButtonProps) {
  return <Button data-scripted {...props} onClick={() => goToAnchor(anchor)} />;
}
