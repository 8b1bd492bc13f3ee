import { useId, useSyncExternalStore } from 'react';
import { useSession } from '@/components/personalization/personalization-context';
import { Input, Label, NativeSelect } from '@/components/ui/fields';
import { createListeners } from '@/lib/browser/listeners';
import { readStored, writeStored } from '@/lib/browser/storage';
import { onUserIdRenewed } from '@/lib/browser/user-id';
import { onboardingCopy } from '@/lib/content/onboarding';
import {
  COMPANY_SIZES,
  findId,
  NAME_MAX_LENGTH,
  rankInterests,
  ROLE_IDS,
  type Interest,
  EMPTY_PROFILE,
  parseProfile,
  type Profile,
} from '@/lib/personalization/profile';

const { name, role, companySize } = onboardingCopy.profile;

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
          options={ROLE_IDS.map((id) => ({ value: id, label: role.options[id] }))}
          value={profile.role}
          onChoose={(value) => changeProfile({ role: findId(ROLE_IDS, value) })}
        />
        <ProfileSelect
          label={companySize.label}
          empty={companySize.empty}
          options={COMPANY_SIZES.map((size) => ({ value: size, label: size }))}
          value={profile.companySize}
          onChoose={(value) => changeProfile({ companySize: findId(COMPANY_SIZES, value) })}
        />
      </div>
      <InterestFields />
    </div>
  );
}

type ProfileSelectProps = {
  label: string;
  empty: string;
  options: readonly { value: string; label: string }[];
  value: string | null;
  onChoose: (id: string) => void;
};

function ProfileSelect({ label, empty, options, value, onChoose }: ProfileSelectProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect
        id={id}
        options={[{ value: '', label: empty }, ...options]}
        value={value ?? ''}
        onChange={(event) => onChoose(event.target.value)}
        className="mt-1.5"
      />
    </div>
  );
}

const { legend } = onboardingCopy.profile.interests;

function InterestFields() {
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

const KEY = 'onboarding-profile';

/** Without storage, the profile lasts as long as the page. */
let unsaved: Profile | null = null;

let cached = { text: null as string | null, profile: EMPTY_PROFILE };

const { notify, subscribe } = createListeners(startListening);

function syncFromOtherTab({ key }: StorageEvent): void {
  if (key === KEY || key === null) notify();
}

/** Deleted data must not return with the next keystroke. */
function clearUnsaved(): void {
  unsaved = null;
  notify();
}

function startListening(): () => void {
  const stop = onUserIdRenewed(clearUnsaved);
  window.addEventListener('storage', syncFromOtherTab);
  return () => {
    stop();
    window.removeEventListener('storage', syncFromOtherTab);
  };
}

export function changeProfile(changes: Partial<Profile>): void {
  const next = { ...readProfile(), ...changes };
  unsaved = writeStored('local', KEY, JSON.stringify(next)) ? null : next;
  notify();
}

export function readProfile(): Profile {
  if (unsaved) return unsaved;
  const text = readStored('local', KEY);
  if (text !== cached.text) cached = { text, profile: parseProfile(text) };
  return cached.profile;
}

export function useProfile(): Profile {
  return useSyncExternalStore(subscribe, readProfile, () => EMPTY_PROFILE);
}
