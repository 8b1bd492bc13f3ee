import { useId } from 'react';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { onboardingCopy } from '@/lib/content/onboarding';
import { COMPANY_SIZES, findId, NAME_MAX_LENGTH, ROLE_IDS } from '@/lib/personalization/profile';
import { InterestFields } from './interest-fields';
import { changeProfile } from './profile-store';
import { ProfileSelect } from './profile-select';
import { useProfile } from './use-profile';

const { name, role, companySize } = onboardingCopy.profile;

/** Everything is saved as it is typed, in this browser and nowhere else. */
export function ProfileStep() {
  const profile = useProfile();
  const nameId = useId();
  return (
    <div className="space-y-6">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
        <div className="@max-xl/onboarding:col-span-full">
          <Label htmlFor={nameId}>{name.label}</Label>
          <Input
            id={nameId}
            value={profile.name}
            maxLength={NAME_MAX_LENGTH}
            autoComplete="name"
            placeholder={name.placeholder}
            onChange={(event) => changeProfile({ name: event.target.value })}
            className="mt-1.5"
          />
        </div>
        <ProfileSelect
          label={role.label}
          empty={role.empty}
          options={ROLE_IDS.map((id) => ({ id, label: role.options[id] }))}
          value={profile.role}
          onChoose={(value) => changeProfile({ role: findId(ROLE_IDS, value) })}
        />
        <ProfileSelect
          label={companySize.label}
          empty={companySize.empty}
          options={COMPANY_SIZES.map((size) => ({ id: size, label: size }))}
          value={profile.companySize}
          onChoose={(value) => changeProfile({ companySize: findId(COMPANY_SIZES, value) })}
        />
      </div>
      <InterestFields />
    </div>
  );
}
