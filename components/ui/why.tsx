import { ruleAnchor } from '@/components/personalization/rule-anchor';
import { ROUTES } from '@/lib/config/routes';
import { shellCopy } from '@/lib/content/shell';
import { formatReasons, type Reason } from '@/lib/personalization/decision';
import { cn } from '@/lib/utils';
import type { Elements } from './elements';

const { open, readRule } = shellCopy.reason;

type WhyProps = {
  label: string;
  reasons: readonly [Reason, ...Reason[]];
  /** Of the page's hero. Other marks are visible after the switch 'Show why', and without scripts. */
  isMain?: boolean;
  /** Spells out the question, in the hero of the home page; elsewhere it is a mark with the question as its name. */
  isSpelledOut?: boolean;
  className?: string;
  children?: Elements;
};

/** Contains only encoded reasons, which widgets render. Until then, and without scripts, a link leads to the rule. */
export function Why({ label, reasons, isMain = false, isSpelledOut = false, className, children }: WhyProps) {
  return (
    <details
      className={cn('why', isSpelledOut || 'why-mark', isSpelledOut || isMain || 'why-other', className)}
      data-why={formatReasons(reasons)}
    >
      <summary>
        <span aria-hidden="true" title={`${open} ${label}`} className="why-dial" />
        <span className={isSpelledOut ? undefined : 'sr-only'}>{open}</span>
        <span className="sr-only">{` ${label}`}</span>
      </summary>
      <div>
        <div />
        <a href={`${ROUTES.features}#${ruleAnchor(reasons[0].ruleId)}`}>{readRule}</a>
        {children}
      </div>
    </details>
  );
}
