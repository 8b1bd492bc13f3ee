import type { ElementType } from '@/lib/personalization/behavior';

export function readElementType(target: Element): ElementType {
  if (target.closest('[data-cta]')) return 'cta';
  const element = target.closest('a[href], button, summary, [role=button], input, select, textarea');
  if (!element) return 'unknown';
  if (element.matches('a')) return 'link';
  return element.matches('input, select, textarea') ? 'input' : 'button';
}

/** The browser dispatches a second click on a label's field; only that one counts. */
export function isForwardedClick(target: Element): boolean {
  const control = target.closest('label')?.control;
  return Boolean(control && !control.contains(target));
}
