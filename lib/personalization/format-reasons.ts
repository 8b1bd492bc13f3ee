import type { Reason } from './decision';

/** Such as `block-priority;1;block=automation;segment=developer`, joined by `|`: what a page carries of its reasons. */
export function formatReasons(reasons: readonly Reason[]): string {
  return reasons
    .map(({ ruleId, confidence, signals }) =>
      [ruleId, confidence, ...signals.map(({ field, value }) => `${field}=${value}`)].join(';'),
    )
    .join('|');
}
