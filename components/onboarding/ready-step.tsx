import { ArrowRight } from 'lucide-react';
import { useSession } from '@/components/personalization/personalization-context';
import { SiteLink } from '@/components/ui/links';
import { onboardingCopy } from '@/lib/content/onboarding';
import type { Link } from '@/lib/content/calls-to-action';
import type { Onboarding } from '@/lib/personalization/onboarding';
import type { Profile } from '@/lib/personalization/profile';
import { useProfile } from './profile-step';

const { goals, integration, businessGoals, ready } = onboardingCopy;

/** Links that match the answers. Answers to steps that were not on the visitor's path are ignored. */
function selectStartLinks(
  { goal, stepsBehind }: Onboarding,
  { integrationTopic, businessGoal }: Profile,
): Link[] {
  const links: Link[] = [ready.settings];
  if (goal) links.unshift(goals.options[goal].start);
  if (integrationTopic && stepsBehind.includes(4)) links.unshift(integration.options[integrationTopic].start);
  if (businessGoal && stepsBehind.includes(5)) links.unshift(businessGoals.options[businessGoal].start);
  return links.filter(({ href }, index) => links.findIndex((start) => start.href === href) === index);
}

export function ReadyStep() {
  const { onboarding } = useSession('onboarding');
  const profile = useProfile();
  return (
    <div>
      <p className="font-medium">{ready.legend}</p>
      <ul className="mt-3 divide-y rounded-card border bg-surface">
        {selectStartLinks(onboarding, profile).map((link) => (
          <li key={link.href}>
            <SiteLink
              href={link.href}
              className="flex min-h-12 items-center justify-between gap-4 px-4 py-2 font-medium text-primary hover:bg-primary-soft"
            >
              <span>{link.label}</span>
              <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
