import './scenes.css';
import { HomePage } from '@/components/home/home-page';
import { StartTutorial } from '@/components/tutorial/start-tutorial';
import type { HeroMessageId } from '@/lib/content/hero-messages';
import { onboardingCopy } from '@/lib/content/onboarding';
import type { ShownExperiment } from '@/lib/experiments/shown-experiment';
import type { Persona } from '@/lib/personalization/persona';

const tutorial = (
  <StartTutorial id="start-tutorial" variant="secondary">
    {onboardingCopy.again.tutorial}
  </StartTutorial>
);

/** The home page. For visitors from an ad, the hero shows the ad's promise, which is never tested. */
export function renderHome(
  persona: Persona,
  message: HeroMessageId | null,
  experiment: ShownExperiment | null,
) {
  return <HomePage persona={persona} message={message} experiment={experiment} tutorial={tutorial} />;
}
