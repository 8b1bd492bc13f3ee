'use client';

import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { COPIED_LABEL_MS } from '@/lib/config/timings';
import { rulesViewerCopy } from '@/lib/content/rules-viewer';
import type { RuleId } from '@/lib/personalization/rules';
import { loadRuleLab } from './load-rule-lab';

const { loadFailed } = rulesViewerCopy.try;
const { copy: copyLabel, copied, copiedNote, copyFailed, closeCode } = rulesViewerCopy;

type CopyRuleCodeProps = { ruleId: RuleId; name: string; describedBy: string };

/** Copies a rule as code. Where the clipboard is closed, the code is shown to be copied by hand. */
export function CopyRuleCode({ ruleId, name, describedBy }: CopyRuleCodeProps) {
  const [copies, setCopies] = useState(0);
  const [isCopied, setIsCopied] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [shownCode, setShownCode] = useState<string | null>(null);
  const codeId = useId();

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_LABEL_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy() {
    const lab = await loadRuleLab().catch(() => null);
    setHasFailed(!lab);
    if (!lab) return announce(loadFailed);
    const code = lab.codeOfRule(ruleId);
    try {
      await navigator.clipboard.writeText(code);
      setShownCode(null);
      setCopies((count) => count + 1);
      setIsCopied(true);
      announce(`${name} ${copiedNote}`);
    } catch {
      setShownCode(code);
    }
  }

  const label = hasFailed ? loadFailed : copyLabel;
  return (
    <>
      <Button
        variant="secondary"
        aria-describedby={describedBy}
        onClick={() => void copy()}
        className="min-w-36"
      >
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {isCopied ? copied : label}
      </Button>
      {shownCode === null ? null : (
        <div className="w-full basis-full">
          <label htmlFor={codeId} className="text-sm">
            {copyFailed}
          </label>
          <textarea
            id={codeId}
            autoFocus
            readOnly
            rows={shownCode.split('\n').length}
            value={shownCode}
            onFocus={(event) => event.target.select()}
            className="mt-2 w-full rounded-control border border-border-strong bg-surface-sunken p-4 font-mono text-[0.8125rem]"
          />
          <Button variant="ghost" size="sm" onClick={() => setShownCode(null)}>
            {closeCode}
          </Button>
        </div>
      )}
    </>
  );
}
