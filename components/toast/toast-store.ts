import { createListeners } from '@/lib/browser/listeners';
import { TOAST_DURATION_MS, TOAST_REMOVAL_DELAY_MS } from '@/lib/config/timings';

const TOAST_LIMIT = 1;

type ToastVariant = 'default' | 'destructive';
type ToastButton = { label: string; act: () => void };

export type Toast = {
  id: number;
  title: string;
  description: string;
  variant: ToastVariant;
  durationMs: number;
  action: ToastButton | null;
  open: boolean;
};

type ToastAction =
  { type: 'show'; toast: Toast } | { type: 'dismiss'; id: number } | { type: 'remove'; id: number };

/** One toast at a time: open, then dismissed, then removed after a long delay (spec §4). */
function reduceToasts(toasts: readonly Toast[], action: ToastAction): readonly Toast[] {
  switch (action.type) {
    case 'show':
      return [action.toast, ...toasts].slice(0, TOAST_LIMIT);
    case 'dismiss':
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, open: false } : toast));
    case 'remove':
      return toasts.filter((toast) => toast.id !== action.id);
  }
}

const NO_TOASTS: readonly Toast[] = [];
let toasts = NO_TOASTS;
let lastId = 0;
const { notify, subscribe } = createListeners();

function dispatch(action: ToastAction): void {
  toasts = reduceToasts(toasts, action);
  notify();
}

type ToastRequest = Pick<Toast, 'title'> &
  Partial<Pick<Toast, 'description' | 'variant' | 'durationMs' | 'action'>>;

export function showToast({
  title,
  description = '',
  variant = 'default',
  durationMs = TOAST_DURATION_MS,
  action = null,
}: ToastRequest): number {
  lastId += 1;
  dispatch({
    type: 'show',
    toast: { id: lastId, title, description, variant, durationMs, action, open: true },
  });
  return lastId;
}

export function dismissToast(id: number): void {
  dispatch({ type: 'dismiss', id });
  setTimeout(() => dispatch({ type: 'remove', id }), TOAST_REMOVAL_DELAY_MS);
}

export const subscribeToToasts = subscribe;

export function readToasts(): readonly Toast[] {
  return toasts;
}

export function readServerToasts(): readonly Toast[] {
  return NO_TOASTS;
}
