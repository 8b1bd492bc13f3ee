import { onboardingCopy } from '@/lib/content/onboarding';
import { BUSINESS_GOAL_IDS, INTEGRATION_TOPIC_IDS } from '@/lib/personalization/profile';
import { ChoiceCards } from './choice-cards';
import { changeProfile } from './profile-store';
import { useProfile } from './use-profile';

const { integration, businessGoals } = onboardingCopy;

export function IntegrationStep() {
  const { integrationTopic } = useProfile();
  return (
    <ChoiceCards
      legend={integration.legend}
      choices={INTEGRATION_TOPIC_IDS.map((id) => ({ id, ...integration.options[id] }))}
      value={integrationTopic}
      onChoose={(id) => changeProfile({ integrationTopic: id })}
    />
  );
}

export function BusinessGoalStep() {
  const { businessGoal } = useProfile();
  return (
    <ChoiceCards
      legend={businessGoals.legend}
      choices={BUSINESS_GOAL_IDS.map((id) => ({ id, ...businessGoals.options[id] }))}
      value={businessGoal}
      onChoose={(id) => changeProfile({ businessGoal: id })}
    />
  );
}
