'use client';

import { Check, Copy } from 'lucide-react';
import { useId, useRef, useState, type ComponentType } from 'react';
import { useCopied } from '@/components/hooks/use-copied';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { useOpener } from '@/components/ui/opener-button';
import { rulesViewerCopy } from '@/lib/content/rules-viewer';
import type { RuleId } from '@/lib/personalization/rules';
import type { RuleLabProps } from './rule-lab';

const { open, close, loadFailed } = rulesViewerCopy.try;

export function RuleTools({ ruleId, name }: { ruleId: RuleId; name: string }) {
  const [loaded, setLoaded] = useState<{ Lab: ComponentType<RuleLabProps> } | null>(null);
  const opener = useOpener({
    load: loadRuleLab,
    onLoaded: ({ RuleLab }) => setLoaded({ Lab: RuleLab }),
    failed: loadFailed,
  });
  const nameId = `${ruleId}-name`;
  const labId = `${ruleId}-lab`;

  const label = loaded ? close : open;
  return (
    <div data-scripted className="space-y-4">
      <div className="flex flex-wrap items-start gap-3">
        <Button
          aria-describedby={nameId}
          aria-expanded={loaded !== null}
          aria-controls={labId}
          onClick={() => (loaded ? setLoaded(null) : void opener.open())}
        >
          {opener.hasFailed ? loadFailed : label}
        </Button>
        <CopyRuleCode ruleId={ruleId} name={name} describedBy={nameId} />
      </div>
      <div id={labId}>{loaded ? <loaded.Lab ruleId={ruleId} labelledBy={nameId} /> : null}</div>
    </div>
  );
}

const { copy: copyLabel, copied, copiedNote, copyFailed, closeCode } = rulesViewerCopy;

type CopyRuleCodeProps = { ruleId: RuleId; name: string; describedBy: string };

function CopyRuleCode({ ruleId, name, describedBy }: CopyRuleCodeProps) {
  const { isCopied, copyText } = useCopied();
  const [hasFailed, setHasFailed] = useState(false);
  const [shownCode, setShownCode] = useState<string | null>(null);
  const codeId = useId();
  const copyRef = useRef<HTMLButtonElement>(null);

  async function copy() {
    const lab = await loadRuleLab().catch(() => null);
    setHasFailed(!lab);
    if (!lab) return announce(loadFailed);
    const code = lab.codeOfRule(ruleId);
    const isDone = await copyText(code);
    setShownCode(isDone ? null : code);
    if (isDone) announce(`${name} ${copiedNote}`);
  }

  function hideCode() {
    // The pressed button disappears with the code.
    copyRef.current?.focus();
    setShownCode(null);
  }

  const label = hasFailed ? loadFailed : copyLabel;
  return (
    <>
      <Button
        ref={copyRef}
        variant="secondary"
        aria-describedby={describedBy}
        onClick={() => void copy()}
        className="min-w-[min(9rem,100%)]"
      >
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span>{isCopied ? copied : label}</span>
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
            className="mt-2 w-full rounded-control border border-border-strong bg-surface-sunken p-4 font-mono text-caption"
          />
          <Button variant="ghost" size="sm" onClick={hideCode}>
            {closeCode}
          </Button>
        </div>
      )}
    </>
  );
}

export const loadRuleLab = () => import('./rule-lab');
