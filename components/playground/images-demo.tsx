'use client';

import { useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import type { PlaygroundCopy } from '@/lib/content/pages/demo';
import { cn } from '@/lib/utils';
import { blurredCopies } from './blurred-copies';

const BLUR_MS = 1500;

type ImagesCopy = PlaygroundCopy['live']['images'];
type Picture = ImagesCopy['pictures'][number];

export function ImagesDemo({ copy }: { copy: ImagesCopy }) {
  const [isBlurred, setIsBlurred] = useState(false);

  useEffect(() => {
    if (!isBlurred) return;
    const timer = setTimeout(() => setIsBlurred(false), BLUR_MS);
    return () => clearTimeout(timer);
  }, [isBlurred]);

  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 gap-y-4 @max-2xs/main:grid-cols-1 @2xl/main:gap-x-6">
        {copy.pictures.map((picture) => (
          <LazyPicture key={picture.name} picture={picture} copy={copy} isBlurred={isBlurred} />
        ))}
      </div>
      <Button data-scripted variant="secondary" className="mt-4" onClick={() => setIsBlurred(true)}>
        {copy.again}
      </Button>
    </>
  );
}

const SIZES = '(min-width: 64rem) 34rem, (min-width: 48rem) 50vw, 100vw';
const WIDTH = 1280;
const HEIGHT = 800;
const fill = 'absolute inset-0 size-full object-cover';

type Outcome = { name: 'loaded'; afterMs: number; format: string } | { name: 'failed' };

function FullPicture({ picture, ...props }: { picture: Picture } & ComponentProps<'img'>) {
  const base = `/images/demo/${picture.name}`;
  return (
    <picture>
      <source type="image/avif" srcSet={`${base}-640.avif 640w, ${base}-1280.avif 1280w`} sizes={SIZES} />
      <img {...props} src={picture.src} alt={picture.alt} width={WIDTH} height={HEIGHT} decoding="async" />
    </picture>
  );
}

function describe(copy: ImagesCopy, approach: Approach | null, outcome: Outcome | null): string {
  if (!approach) return copy.waiting;
  if (!outcome) return copy.loading;
  if (outcome.name === 'failed') return copy.failed;
  const where = approach.aheadPx > 0 ? `${copy.began} ${approach.aheadPx} ${copy.ahead}` : copy.inView;
  return `${where}, ${copy.after} ${outcome.afterMs} ms (${outcome.format}).`;
}

type LazyPictureProps = { picture: Picture; copy: ImagesCopy; isBlurred: boolean };

function LazyPicture({ picture, copy, isBlurred }: LazyPictureProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const approach = useNearView(frameRef);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isLoaded = outcome?.name === 'loaded';

  function handleLoad(image: HTMLImageElement) {
    const format = image.currentSrc.split('.').at(-1)?.toUpperCase() ?? '';
    setOutcome({ name: 'loaded', afterMs: Math.round(performance.now() - (approach?.atMs ?? 0)), format });
  }

  return (
    <figure data-slot="lazy-picture" data-state={outcome?.name ?? (approach ? 'loading' : 'waiting')}>
      <div
        ref={frameRef}
        className="relative aspect-[8/5] overflow-hidden rounded-card border bg-surface-sunken"
      >
        <img
          data-scripted
          src={blurredCopies[picture.name]}
          alt={isLoaded ? '' : picture.alt}
          width={WIDTH}
          height={HEIGHT}
          className={cn(fill, 'scale-110 blur-md')}
        />
        {approach ? (
          <FullPicture
            picture={picture}
            aria-hidden={!isLoaded}
            onLoad={(event) => handleLoad(event.currentTarget)}
            onError={() => setOutcome({ name: 'failed' })}
            className={cn(
              fill,
              'transition-opacity duration-500',
              isLoaded && !isBlurred ? 'opacity-100' : 'opacity-0',
            )}
          />
        ) : null}
        <noscript>
          <FullPicture picture={picture} loading="lazy" className={fill} />
        </noscript>
      </div>
      <figcaption data-scripted className="mt-2 min-h-[2lh] text-caption text-muted-foreground tabular-nums">
        {describe(copy, approach, outcome)}
      </figcaption>
    </figure>
  );
}

/** spec §9: lazy images preload 200 px ahead. */
const LAZY_IMAGE_MARGIN_PX = 200;

type Approach = { atMs: number; aheadPx: number };

function useNearView(ref: RefObject<HTMLElement | null>): Approach | null {
  const [approach, setApproach] = useState<Approach | null>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const { top, bottom } = entry.boundingClientRect;
        const aheadPx = Math.max(0, Math.round(top - window.innerHeight), Math.round(-bottom));
        setApproach({ atMs: performance.now(), aheadPx });
      },
      { rootMargin: `${LAZY_IMAGE_MARGIN_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return approach;
}
