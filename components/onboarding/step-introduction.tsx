import { GuideBubble } from '@/components/ui/guide-bubble';
import { TYPING_ONBOARDING_GUIDE_MS } from '@/lib/config/timings';
import { onboardingCopy } from '@/lib/content/onboarding';
import { LAST_ONBOARDING_STEP, type OnboardingStep } from '@/lib/personalization/onboarding-panel';
import { PROGRESS_TEXT_ID, STEP_TITLE_ID } from './focus-after';
import { useProfile } from './use-profile';

const GUIDE_TEXT_ID = 'onboarding-guide';

/** The step's words. Its title takes the focus, and with it progress and guide are said in one go. */
export function StepIntroduction({ step }: { step: Exclude<OnboardingStep, 1> }) {
  const name = useProfile().name.trim();
  const { title, text, guideMessage } = onboardingCopy.steps[step];
  return (
    <div className="min-w-0">
      <h2
        id={STEP_TITLE_ID}
        tabIndex={-1}
        aria-describedby={`${PROGRESS_TEXT_ID} ${GUIDE_TEXT_ID}`}
        className="text-2xl leading-tight"
      >
        {step === LAST_ONBOARDING_STEP && name ? `${title}, ${name}` : title}
      </h2>
      <p className="mt-2 mb-4 text-muted-foreground">{text}</p>
      <GuideBubble
        message={guideMessage}
        variant="compact"
        msPerCharacter={TYPING_ONBOARDING_GUIDE_MS}
        messageId={GUIDE_TEXT_ID}
        onDismiss={() => document.getElementById(STEP_TITLE_ID)?.focus()}
      />
    </div>
  );
}
