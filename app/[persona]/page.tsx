import { HomePage } from '@/components/home/home-page';
import { StartTutorial } from '@/components/tutorial/start-tutorial';
import { onboardingCopy } from '@/lib/content/onboarding';
import { describePage } from '../describe-page';
import { personaPage } from '../persona-page';

export const metadata = describePage('home');

const tutorial = (
  <StartTutorial id="start-tutorial" variant="secondary">
    {onboardingCopy.again.tutorial}
  </StartTutorial>
);

export default personaPage('home', (persona) => <HomePage persona={persona} tutorial={tutorial} />);
