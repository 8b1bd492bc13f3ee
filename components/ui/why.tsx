import { rulePlace } from '@/components/personalization/rule-place';
import { ROUTES } from '@/lib/config/routes';
import { shellCopy } from '@/lib/content/shell';
import type { Reason } from '@/lib/personalization/decision';
import { formatReasons } from '@/lib/personalization/format-reasons';
import type { Elements } from './elements';

const { open, readRule } = shellCopy.reason;

type WhyProps = {
  label: string;
  reasons: readonly [Reason, ...Reason[]];
  className?: string;
  children?: Elements;
};

/** The page carries only encoded reasons, which widgets render; until then, and without scripts, a link leads to the rule. */
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
