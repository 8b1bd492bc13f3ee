import { Code, Lightbulb, TrendingUp, type LucideIcon } from 'lucide-react';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { onboardingCopy } from '@/lib/content/onboarding';
import { GOAL_IDS, type GoalId } from '@/lib/personalization/goals';
import { ChoiceCards } from './choice-cards';

const { legend, hint, options } = onboardingCopy.goals;

const icons: Record<(typeof options)[GoalId]['icon'], LucideIcon> = {
  code: Code,
  lightbulb: Lightbulb,
  'trending-up': TrendingUp,
};

/** Choosing sets the segment, and with it the page, at once. */
export function GoalStep() {
  const { onboarding } = useSession('onboarding');
  const { chooseGoal } = usePersonalizationActions();
  const choices = GOAL_IDS.map((id) => {
    const Drawing = icons[options[id].icon];
    const { title, description } = options[id];
    return { id, label: title, description, icon: <Drawing aria-hidden="true" /> };
  });
  return (
    <ChoiceCards
      legend={legend}
      hint={hint}
      choices={choices}
      value={onboarding.goal}
      onChoose={chooseGoal}
    />
  );
}
