'use client';

import { useState, type ComponentType } from 'react';
import { createKeptState } from '@/components/hooks/kept-state';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { rulesViewerCopy } from '@/lib/content/rules-viewer';
import type { RuleId } from '@/lib/personalization/rules';
import { CopyRuleCode } from './copy-rule-code';
import { loadRuleLab } from './load-rule-lab';
import type { RuleLabProps } from './rule-lab';

const useKeptLab = createKeptState<{ Lab: ComponentType<RuleLabProps> } | null>();

const { open, close, loadFailed } = rulesViewerCopy.try;

/** What can be done with a rule: copy it, try it. */
export function RuleTools({ ruleId, name }: { ruleId: RuleId; name: string }) {
  const [loaded, setLoaded] = useKeptLab(null, ruleId);
  const [hasFailed, setHasFailed] = useState(false);
  const nameId = `${ruleId}-name`;
  const labId = `${ruleId}-lab`;

  async function toggle() {
    if (loaded) return setLoaded(null);
    try {
      const { RuleLab } = await loadRuleLab();
      setHasFailed(false);
      setLoaded({ Lab: RuleLab });
    } catch {
      setHasFailed(true);
      announce(loadFailed);
    }
  }

  const label = loaded ? close : open;
  return (
    <div data-scripted className="space-y-4">
      <div className="flex flex-wrap items-start gap-3">
        <Button
          aria-describedby={nameId}
          aria-expanded={loaded !== null}
          aria-controls={labId}
          onClick={() => void toggle()}
        >
          {hasFailed ? loadFailed : label}
        </Button>
        <CopyRuleCode ruleId={ruleId} name={name} describedBy={nameId} />
      </div>
      <div id={labId}>{loaded ? <loaded.Lab ruleId={ruleId} labelledBy={nameId} /> : null}</div>
    </div>
  );
}
