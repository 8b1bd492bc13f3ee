'use client';

import * as ToastPrimitive from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useState } from 'react';
import { TOAST_DURATION_MS } from '@/lib/config/timings';
import { shellCopy } from '@/lib/content/shell';
import { cn } from '@/lib/utils';
import { dismissToast, type Toast } from './toast-store';
import { useFreeCorner } from './use-free-corner';

const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = ['F8'];

/** Loaded by `Toaster` with the first toast; nothing else may import it. */
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
        className="fixed inset-x-0 top-0 z-[60] flex flex-col gap-2 p-4 md:inset-x-auto md:top-auto md:right-0 md:bottom-0 md:w-[26rem]"
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
      <ToastPrimitive.Close
        aria-label={shellCopy.toast.close}
        className="-m-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-primary-soft"
      >
        <X aria-hidden="true" className="size-4" />
      </ToastPrimitive.Close>
    </ToastPrimitive.Root>
  );
}
