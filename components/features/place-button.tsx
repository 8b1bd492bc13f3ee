'use client';

import type { ComponentProps } from 'react';
import { goToPlace } from '@/components/hooks/use-place';
import { Button } from '@/components/ui/button';

type PlaceButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & { place: string };

/** Opens a place of this page behind one of its tabs, and puts the focus there. */
export function PlaceButton({ place, ...props }: PlaceButtonProps) {
  return <Button data-scripted {...props} onClick={() => goToPlace(place)} />;
}
