import { useSession } from '@/components/personalization/personalization-context';
import { onboardingCopy } from '@/lib/content/onboarding';
import { rankInterests, type Interest } from '@/lib/personalization/profile';
import { changeProfile } from './profile-store';
import { useProfile } from './use-profile';

const { legend } = onboardingCopy.profile.interests;

export function InterestFields() {
  const { goal } = useSession('onboarding').onboarding;
  const { interests } = useProfile();

  function toggle(interest: Interest) {
    const others = interests.filter((candidate) => candidate !== interest);
    changeProfile({ interests: others.length === interests.length ? [...others, interest] : others });
  }

  const recommended = goal ? onboardingCopy.goals.options[goal].recommendedFeatures : [];
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{legend}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {rankInterests(recommended).map((interest) => (
          <label
            key={interest}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-control border border-border-strong bg-surface px-3.5 text-sm transition-colors hover:bg-primary-soft has-checked:border-primary has-checked:bg-primary-soft"
          >
            <input
              type="checkbox"
              checked={interests.includes(interest)}
              onChange={() => toggle(interest)}
              className="size-4 shrink-0 accent-primary"
            />
            <span className="min-w-0">{interest}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
