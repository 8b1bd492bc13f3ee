'use client';

import type { ComponentProps } from 'react';
import { goToPlace } from '@/components/hooks/use-place';
import { Button } from '@/components/ui/button';

type PlaceButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & { place: string };

export function PlaceButton({ place, ...props }: PlaceButtonProps) {
  return <Button data-scripted {...props} onClick={() => goToPlace(place)} />;
}
