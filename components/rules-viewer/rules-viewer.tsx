import type { ReactNode } from 'react';
import { LinkedTabs } from '@/components/ui/linked-tabs';
import { featuresCopy, RULES_VIEWER_TAB_IDS, type RulesViewerTabId } from '@/lib/content/pages/features';
import type { Persona } from '@/lib/personalization/persona';
import { BeforeAfter } from './before-after';
import { Implementation } from './implementation';
import { RuleList } from './rule-list';
import { ALL_RULE_PLACES } from './rule-places';
import { RuleSteps } from './rule-steps';

const { label, items } = featuresCopy.documentation.viewer;

/** The personalization logic, drawn from the very rules that decide. */
export function RulesViewer({ persona }: { persona: Persona }) {
  const panels: Record<RulesViewerTabId, ReactNode> = {
    decisions: <RuleSteps />,
    rules: <RuleList />,
    'before-after': <BeforeAfter persona={persona} />,
    implementation: <Implementation persona={persona} />,
  };
  return (
    <LinkedTabs
      label={label}
      items={RULES_VIEWER_TAB_IDS.map((id) => ({
        id,
        label: items[id],
        content: <div id={id}>{panels[id]}</div>,
        places: id === 'rules' ? ALL_RULE_PLACES : [],
      }))}
    />
  );
}
