'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ImagesDemoCopy } from '@/lib/content/pages/demo';
import { LazyPicture } from './lazy-picture';

const REPLAY_MS = 1500;

export function ImagesDemo({ copy }: { copy: ImagesDemoCopy }) {
  const [isBlurred, setIsBlurred] = useState(false);

  useEffect(() => {
    if (!isBlurred) return;
    const timer = setTimeout(() => setIsBlurred(false), REPLAY_MS);
    return () => clearTimeout(timer);
  }, [isBlurred]);

  return (
    <>
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 @2xl/main:grid-cols-2">
        {copy.pictures.map((picture) => (
          <LazyPicture key={picture.name} picture={picture} copy={copy} isBlurred={isBlurred} />
        ))}
      </div>
      <Button data-scripted variant="secondary" className="mt-4" onClick={() => setIsBlurred(true)}>
        {copy.replay}
      </Button>
    </>
  );
}
