'use client';

import {
  Briefcase,
  ChartColumn,
  CirclePlay,
  Code,
  House,
  Settings,
  Tag,
  type LucideIcon,
} from 'lucide-react';
import { useSession } from '@/components/personalization/personalization-context';
import { Why } from '@/components/ui/why';
import { navigationCopy } from '@/lib/content/navigation';
import { rankNavigation } from '@/lib/personalization/navigation';
import type { NavigationId } from '@/lib/personalization/rules/navigation';
import { NavLink } from './nav-link';

const { entries } = navigationCopy.adaptive;

// Only these seven can appear; the map in components/ui/icon.tsx would bundle every icon.
const icons: Record<(typeof entries)[NavigationId]['icon'], LucideIcon> = {
  house: House,
  'circle-play': CirclePlay,
  code: Code,
  'chart-column': ChartColumn,
  briefcase: Briefcase,
  tag: Tag,
  settings: Settings,
};

export function AdaptiveLinks({ limit }: { limit: number }) {
  const { persona, storedSegment, settings } = useSession('persona', 'storedSegment', 'settings');
  const { result, reason } = rankNavigation({
    segment: storedSegment,
    cluster: persona.cluster,
    adaptation: settings.navigationAdaptation,
    limit,
  });
  return (
    <>
      <nav aria-label={navigationCopy.adaptive.label}>
        <ul>
          {result.map(({ id, href }) => {
            const EntryIcon = icons[entries[id].icon];
            return (
              <li key={id}>
                <NavLink href={href} className="adaptive-link">
                  <EntryIcon aria-hidden="true" className="size-4.5 shrink-0 text-muted-foreground" />
                  <span>{entries[id].label}</span>
                </NavLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <Why label={navigationCopy.adaptive.label} reasons={[reason]} className="-ml-1" />
    </>
  );
}
