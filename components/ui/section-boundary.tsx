'use client';

import {
  Activity,
  Component,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { finishHydration } from '@/lib/browser/finish-hydration';
import { reportClientError } from '@/lib/browser/report-client-error';
import { shellCopy } from '@/lib/content/shell';
import { Button } from './button';

/** A second failure within this time is the part's own fault, which another render would not fix. */
const RETRY_WINDOW_MS = 1000;

type BoundaryProps = { children: ReactNode; isQuiet?: boolean };

/** Retries a failed part once at once, because most failures come from an extension that has changed the page. */
class ErrorBoundary extends Component<BoundaryProps, { isFailed: boolean }> {
  state = { isFailed: false };
  failedAt = -RETRY_WINDOW_MS;

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  componentDidCatch() {
    const isRepeated = performance.now() - this.failedAt < RETRY_WINDOW_MS;
    this.failedAt = performance.now();
    if (isRepeated) reportClientError('boundary');
    else this.retry();
  }

  retry = () => this.setState({ isFailed: false });

  render() {
    if (!this.state.isFailed) return this.props.children;
    if (this.props.isQuiet) return null;
    return (
      <p role="status" data-slot="section-failure" className="p-6 text-center">
        <span>{shellCopy.error.section}</span>{' '}
        <Button size="sm" variant="secondary" onClick={this.retry}>
          {shellCopy.error.retry}
        </Button>
      </p>
    );
  }
}

/** Removes a floating widget that fails. Only for content rendered in the browser; see `SectionBoundary`. */
export function WidgetBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary isQuiet>{children}</ErrorBoundary>;
}

/** React never hydrates an Activity without its first marker (react/react#36819); throwing makes it render instead. */
function checkMarker(boxId: string): void {
  if (typeof document === 'undefined') return;
  const served = document.getElementById(boxId);
  if (served && served.firstChild?.nodeType !== Node.COMMENT_NODE) throw new Error('Hydration failed');
}

/**
 * Contains failures to a part of the page. `Activity` hydrates it separately: if an extension has changed the served
 * HTML, React renders only this part in the browser. The wrapping element has no other child, so that there is always
 * a place to render to, whatever happened to the neighbors.
 */
export function SectionBoundary({ className = '', ...props }: BoundaryProps & { className?: string }) {
  const id = useId();
  useState(() => checkMarker(id));
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} id={id} data-slot="section-boundary" className={`contents ${className}`}>
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
