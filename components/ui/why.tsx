import { rulePlace } from '@/components/personalization/rule-place';
import { ROUTES } from '@/lib/config/routes';
import { shellCopy } from '@/lib/content/shell';
import type { Reason } from '@/lib/personalization/decision';
import { formatReasons } from '@/lib/personalization/format-reasons';
import type { Elements } from './elements';

const { open, readRule } = shellCopy.reason;

type WhyProps = {
  /** Which block it stands in; tells one control from the other in a list of them. */
  label: string;
  /** What the rules returned along with their results. */
  reasons: readonly [Reason, ...Reason[]];
  className?: string;
  /** What the block itself has to say, above the reasons. */
  children?: Elements;
};

/**
 * 'Why am I seeing this?' Stands many times on a page, so the page carries only the reasons, in short. The idle
 * widgets draw them in words into the last element; until then, and without scripts, a link leads to the rule.
 */
export function Why({ label, reasons, className = '', children }: WhyProps) {
  return (
    <details className={`why ${className}`} data-why={formatReasons(reasons)}>
      <summary>
        {open}
        <span className="sr-only">{` ${label}`}</span>
      </summary>
      {children}
      <a href={`${ROUTES.features}#${rulePlace(reasons[0].ruleId)}`}>{readRule}</a>
      <div />
    </details>
  );
}
