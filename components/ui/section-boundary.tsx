'use client';

import { catchError, type ErrorInfo } from 'next/error';
import {
  Activity,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { finishHydration } from '@/lib/browser/early-actions';
import { reportClientError } from '@/lib/browser/report-client-error';
import { shellCopy } from '@/lib/content/shell';
import { cn } from '@/lib/utils';
import { Button } from './button';

/** A second failure within this time is a fault of the part itself, which rendering it again does not mend. */
const MENDED_MS = 1000;

type FallbackProps = {
  failedAt: RefObject<number>;
  isQuiet: boolean;
};

/** Renders the part once more at once, because most failures come from a page that another program has changed. */
function Fallback({ failedAt, isQuiet }: FallbackProps, { reset }: ErrorInfo) {
  useLayoutEffect(() => {
    const isRepeated = performance.now() - failedAt.current < MENDED_MS;
    failedAt.current = performance.now();
    if (isRepeated) reportClientError('boundary');
    else reset();
  }, [failedAt, reset]);
  if (isQuiet) return null;
  return (
    <p
      role="status"
      data-slot="section-failure"
      className="flex flex-wrap items-center justify-center gap-3 p-6 text-center"
    >
      <span>{shellCopy.error.section}</span>
      <Button size="sm" variant="secondary" onClick={reset}>
        {shellCopy.error.sectionRetry}
      </Button>
    </p>
  );
}

const Catch = catchError(Fallback);

type BoundaryProps = {
  children: ReactNode;
  /** For what floats: gone where it fails, instead of a line in its place. */
  isQuiet?: boolean;
};

/** A floating widget that fails is gone, alone. For what is rendered in the browser only; see `SectionBoundary`. */
export function WidgetBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary isQuiet>{children}</ErrorBoundary>;
}

function ErrorBoundary({ children, isQuiet = false }: BoundaryProps) {
  const failedAt = useRef(-MENDED_MS);
  return (
    <Catch failedAt={failedAt} isQuiet={isQuiet}>
      {children}
    </Catch>
  );
}

/**
 * React hydrates an Activity without its first marker for ever (react/react#36819). An error here makes the boundary
 * around this one render it in the browser.
 */
function checkMarker(boxId: string): void {
  if (typeof document === 'undefined') return;
  const served = document.getElementById(boxId);
  if (served && served.firstChild?.nodeType !== Node.COMMENT_NODE)
    throw new Error('Hydration failed: the section has no marker.');
}

/**
 * A part of the page that fails alone. `Activity` gives it a hydration of its own: where another program has changed
 * the served HTML, React renders this part in the browser and leaves the others as they are. The element around it has
 * no other child, so there is always a place to render to, whatever happened to the part's neighbors.
 */
export function SectionBoundary({ className, ...props }: BoundaryProps & { className?: string }) {
  const id = useId();
  useState(() => checkMarker(id));
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} id={id} data-slot="section-boundary" className={cn('contents', className)}>
      <Activity>
        <ErrorBoundary {...props} />
        <Hydrated box={box} />
      </Activity>
    </div>
  );
}

function Hydrated({ box }: { box: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    if (box.current) finishHydration(box.current);
  }, [box]);
  return null;
}
