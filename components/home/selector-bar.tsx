'use client';

import { useRootMark } from '@/components/hooks/use-root-mark';
import { useSitePath } from '@/components/hooks/use-site-path';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { Container } from '@/components/ui/container';
import { SelectField } from '@/components/ui/select';
import { ROUTES } from '@/lib/config/routes';
import { shellCopy } from '@/lib/content/shell';
import { isCluster, isSegment, isVisitorType } from '@/lib/personalization/persona';
import { CopyViewLink } from './copy-view-link';
import { listOptions } from '@/components/ui/list-options';
import { OpenDemoView } from './open-demo-view';
import { SelectorForm } from './selector-form';

const { label, segment, visitor, cluster } = shellCopy.selectorBar;

/** Whose page is shown. Mounted by the root layout, so that it and its focus outlive the page it changes. */
export function SelectorBar() {
  const path = useSitePath();
  const { persona, settings } = useSession('persona', 'settings');
  useRootMark('standard', !settings.contentPersonalization);
  const { chooseSegment, chooseVisitor, chooseCluster } = usePersonalizationActions();
  if (path !== ROUTES.home) return null;
  return (
    <section
      aria-label={label}
      data-slot="selector-bar"
      className="@container/bar sticky-bar z-20 border-b bg-background"
    >
      <Container className="relative max-md:px-2">
        <div
          data-scripted
          className="grid grid-cols-[minmax(0,1.42fr)_minmax(0,0.9fr)_minmax(0,1fr)_auto_auto] items-center gap-1 py-[0.1875rem] @max-[22rem]/bar:grid-cols-2 @max-[19rem]/bar:grid-cols-1 @2xl/bar:grid-cols-[1fr_1fr_1fr_auto_auto] @2xl/bar:gap-3 @2xl/bar:py-2"
        >
          <div id="selector-segment" className="min-w-0">
            <SelectField
              label={segment.label}
              value={persona.segment}
              options={listOptions(segment.options)}
              onValueChange={(value) => isSegment(value) && chooseSegment(value)}
            />
          </div>
          <SelectField
            label={visitor.label}
            value={persona.visitor}
            options={listOptions(visitor.options)}
            onValueChange={(value) => isVisitorType(value) && chooseVisitor(value)}
          />
          <div id="selector-cluster" className="min-w-0">
            <SelectField
              label={cluster.label}
              value={persona.cluster}
              options={listOptions(cluster.options)}
              onValueChange={(value) => isCluster(value) && chooseCluster(value)}
            />
          </div>
          <CopyViewLink persona={persona} />
          <OpenDemoView />
        </div>
        <noscript>
          <SelectorForm persona={persona} />
        </noscript>
      </Container>
    </section>
  );
}
