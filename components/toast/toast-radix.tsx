'use client';

import * as ToastPrimitive from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useEffect, useState, type CSSProperties } from 'react';
import { useMediaQuery } from '@/components/hooks/use-media-query';
import { Button } from '@/components/ui/button';
import { TOAST_DURATION_MS } from '@/lib/config/timings';
import { shellCopy } from '@/lib/content/shell';
import { cn } from '@/lib/utils';
import { dismissToast, type Toast } from './toast-store';

const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = ['F8'];

/** Loaded by `Toaster` on the first toast; nothing else may import it. */
export function RadixToasts({ toasts }: { toasts: readonly Toast[] }) {
  const [viewport, setViewport] = useState<HTMLOListElement | null>(null);
  const corner = useFreeCorner(viewport, toasts.find(({ open }) => open)?.id);
  return (
    <ToastPrimitive.Provider
      duration={TOAST_DURATION_MS}
      swipeThreshold={SWIPE_THRESHOLD_PX}
      swipeDirection="right"
      label={shellCopy.toast.region}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <ToastPrimitive.Viewport
        ref={setViewport}
        style={corner}
        hotkey={HOTKEY}
        label={`${shellCopy.toast.region} ({hotkey})`}
        className="fixed inset-x-0 top-0 z-[60] flex flex-col gap-2 p-4 md:inset-x-auto md:top-auto md:right-0 md:bottom-0 md:w-[26rem] print:hidden"
      />
    </ToastPrimitive.Provider>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const isDestructive = toast.variant === 'destructive';
  return (
    <ToastPrimitive.Root
      data-slot="toast"
      data-variant={toast.variant}
      open={toast.open}
      duration={toast.durationMs}
      onOpenChange={(open) => {
        if (!open) dismissToast(toast.id);
      }}
      className={cn(
        'flex items-start gap-3 rounded-card border border-l-4 bg-surface-raised p-4 text-foreground shadow-raised',
        'data-[state=open]:animate-toast-in data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        isDestructive ? 'border-danger' : 'border-border-strong border-l-primary',
      )}
    >
      <div className="min-w-0 flex-1">
        <ToastPrimitive.Title className={cn('font-semibold', isDestructive && 'text-danger')}>
          {toast.title}
        </ToastPrimitive.Title>
        {toast.description ? (
          <ToastPrimitive.Description className="mt-0.5 text-sm text-muted-foreground">
            {toast.description}
          </ToastPrimitive.Description>
        ) : null}
      </div>
      {toast.action ? (
        <ToastPrimitive.Action altText={toast.action.label} asChild>
          <Button variant="secondary" size="sm" onClick={toast.action.act}>
            {toast.action.label}
          </Button>
        </ToastPrimitive.Action>
      ) : null}
      <ToastPrimitive.Close
        aria-label={shellCopy.toast.close}
        className="-m-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-primary-soft"
      >
        <X aria-hidden="true" className="size-4" />
      </ToastPrimitive.Close>
    </ToastPrimitive.Root>
  );
}

/** The focus, too: a toast must not hide the switch that it is about. */
const OBSTACLES =
  '[data-slot=widget-dock] > *, [data-slot=chat-window], [data-slot=tutorial], [data-slot=demo-panel], main :is(a, button, input):focus';

const DESKTOP = '(width >= 48rem)';

/** Other widgets appear, disappear and load late, so their positions are polled while a toast is open. */
const POLL_MS = 200;

type Corner = { bottom: number; right: number };

/** Above the corner's occupants if there is room, otherwise to their left. Never covers the demo bar. */
function findCorner(toasts: HTMLElement): Corner {
  const { clientWidth, clientHeight } = document.documentElement;
  const { width, height } = toasts.getBoundingClientRect();
  const base = Number.parseFloat(getComputedStyle(toasts).marginBottom) || 0;
  const boxes = [...document.querySelectorAll(OBSTACLES)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0 && box.bottom > clientHeight / 2);
  const isFree = ({ bottom, right }: Corner) =>
    boxes.every(
      (box) =>
        box.right <= clientWidth - right - width ||
        box.left >= clientWidth - right ||
        box.top >= clientHeight - bottom ||
        box.bottom <= clientHeight - bottom - height,
    );
  const fits = ({ bottom, right }: Corner) => bottom + height <= clientHeight && right + width <= clientWidth;
  const edge = { bottom: base, right: 0 };
  const above = boxes.map((box) => ({ bottom: Math.ceil(clientHeight - box.top), right: 0 }));
  const beside = boxes.map((box) => ({ bottom: base, right: Math.ceil(clientWidth - box.left) }));
  const corners = [
    edge,
    ...above.sort((a, b) => a.bottom - b.bottom),
    ...beside.sort((a, b) => a.right - b.right),
  ];
  const { bottom, right } = corners.find((corner) => fits(corner) && isFree(corner)) ?? edge;
  return { bottom: bottom - base, right };
}

/** A desktop position that covers no other widget; undefined on phones, where toasts are at the top. */
function useFreeCorner(toasts: HTMLElement | null, latestId?: number): CSSProperties | undefined {
  const isDesktop = useMediaQuery(DESKTOP);
  const [corner, setCorner] = useState<Corner>();
  useEffect(() => {
    if (!toasts || !isDesktop || latestId === undefined) return;
    const updateCorner = () => {
      const next = findCorner(toasts);
      setCorner((now) => (now?.bottom === next.bottom && now.right === next.right ? now : next));
    };
    // Radix adds the toast after the list.
    const observer = new ResizeObserver(updateCorner);
    observer.observe(toasts);
    const timer = setInterval(updateCorner, POLL_MS);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [toasts, isDesktop, latestId]);
  return isDesktop ? corner : undefined;
}
