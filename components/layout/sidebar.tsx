'use client';

import { ArrowRight, Sparkles } from 'lucide-react';
import { useSession } from '@/components/personalization/personalization-context';
import type { Elements } from '@/components/ui/elements';
import { SiteLink } from '@/components/ui/links';
import { navigationCopy } from '@/lib/content/navigation';
import { shellCopy } from '@/lib/content/shell';
import { NAVIGATION_LIMIT, rankNavigation } from '@/lib/personalization/navigation';
import type { NavigationId } from '@/lib/personalization/rules/navigation';
import type { Session } from '@/lib/personalization/session';
import { AdaptiveLinks } from './adaptive-links';
import { segmentReaders } from '@/lib/content/segments';

const { title, intro, introFixed, insights } = navigationCopy.sidebar;

export function Sidebar({ children }: { children?: Elements }) {
  const session = useSession('persona', 'storedSegment', 'clusterSource', 'settings', 'onboarding');
  const { persona, settings, onboarding } = session;
  const insight = insights.byCluster[persona.cluster];
  return (
    <aside
      aria-labelledby="smart-navigation"
      data-slot="sidebar"
      hidden={onboarding.isVisible}
      data-segment={persona.segment}
      className="hidden w-(--sidebar-width) shrink-0 border-l bg-surface lg:block"
    >
      <div className="sticky top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto pt-8 pr-11 pb-12 pl-6">
        <h2 id="smart-navigation" className="text-title">
          {title}
        </h2>
        <p className="mt-1 mb-4 text-caption text-muted-foreground">
          {settings.navigationAdaptation ? intro : introFixed}
        </p>
        <AdaptiveLinks limit={NAVIGATION_LIMIT} />
        <div className="mt-7 rounded-card border bg-surface-sunken p-4">
          <h3 className="flex items-center gap-2 font-sans text-sm tracking-normal">
            <Sparkles aria-hidden="true" className="size-4 text-accent" />
            {insights.title}
          </h3>
          <p className="mt-2 text-sm">{describeInsight(session)}</p>
          <p className="mt-2 text-sm text-muted-foreground">{insight.text}</p>
          <ul className="mt-2">
            {insight.suggestions.map((link) => (
              <li key={link.label}>
                <SiteLink
                  href={link.href}
                  className="inline-flex min-h-9 items-center gap-2 text-sm font-medium text-primary underline-offset-4 hover:underline"
                >
                  <span>{link.label}</span>
                  <ArrowRight aria-hidden="true" className="size-3.5" />
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
        {children}
      </div>
    </aside>
  );
}

const { entries } = navigationCopy.adaptive;
const { movedUp, because, fixed } = navigationCopy.sidebar.insights;
const { cluster: clusters } = shellCopy.announcement;

type Visit = Pick<Session, 'persona' | 'storedSegment' | 'clusterSource' | 'settings'>;

/** What the sidebar adapted and why, in one sentence: 'Pricing moved up in this list, because you browse like …' */
export function describeInsight({ persona, storedSegment, clusterSource, settings }: Visit): string {
  const rank = (adaptation: boolean) =>
    rankNavigation({ segment: storedSegment, cluster: persona.cluster, adaptation });
  const { result, reason } = rank(settings.navigationAdaptation);
  if (reason.ruleId === 'content-switches') return fixed;
  const before = rank(false).result.map(({ id }) => id);
  const name = entries[firstMovedUp(before, result)].label;
  return `${name} ${movedUp} ${because[clusterSource]} ${segmentReaders[persona.segment]} ${clusters[persona.cluster]}.`;
}

function firstMovedUp(before: readonly NavigationId[], after: readonly { id: NavigationId }[]): NavigationId {
  const moved = after.find(({ id }, index) => before.indexOf(id) > index);
  return (moved ?? after[0])?.id ?? 'dashboard';
}
