'use client';

import { AudioWaveform } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SiteLink } from '@/components/ui/links';
import { ROUTES } from '@/lib/config/routes';
import { site } from '@/lib/content/site';

/** An icon replaces the image if it fails to load. */
export function Logo() {
  const imageRef = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const image = imageRef.current;
    if (image?.complete && image.naturalWidth === 0) setHasFailed(true);
  }, []);

  return (
    <SiteLink
      href={ROUTES.home}
      data-slot={hasFailed ? 'logo-fallback' : 'logo'}
      className="mr-auto inline-flex min-h-11 shrink-0 items-center gap-3 rounded-control text-title lg:mr-0"
    >
      {hasFailed ? (
        <AudioWaveform aria-hidden="true" className="size-8 text-primary" />
      ) : (
        <img
          ref={imageRef}
          src="/icon.svg"
          alt=""
          width={32}
          height={32}
          onError={() => setHasFailed(true)}
          className="size-8"
        />
      )}
      <span className="font-heading font-semibold tracking-tight">{site.name}</span>
    </SiteLink>
  );
}
