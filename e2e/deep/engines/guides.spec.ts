import { smartFlowCopy } from '@/lib/content/smart-flow';
import { tutorialCopy } from '@/lib/content/tutorial';
import { SMART_FLOW_STEPS } from '@/lib/personalization/smart-flow';
import { TUTORIAL_STEPS } from '@/lib/personalization/tutorial';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { navigationCopy } from '@/lib/content/navigation';
import { button, heading, headline, expectSegment } from './shell';
import { test } from './site';

test('the onboarding panel can be completed, and does not come back', async ({ visitor }) => {
  await visitor.open('/');
  const panel = visitor.role('region', onboardingWelcome.label);
  const progress = visitor.role('progressbar', onboardingWelcome.progress.label);
  await progress.expectState({ value: '33' });
  await button(visitor, 'Next', panel).click();
  await progress.expectState({ value: '67' });
  await visitor.role('radio', /Build & Integrate/, panel).click();
  await expectSegment(visitor, 'developer');
  await button(visitor, 'Next', panel).click();
  await visitor.css('[tabindex="-1"]:focus', panel).expectText('About you');
  await progress.expectState({ value: '100' });
  await button(visitor, 'Next', panel).click();
  await visitor.css('[tabindex="-1"]:focus', panel).expectText('Your view is ready');
  await button(visitor, 'Get Started', panel).click();
  await panel.expectGone();
  await visitor.role('main').expectFocused();
  await visitor.role('combobox', 'Visitor type').expectText(/Returning/);
  await visitor.reload();
  await heading(visitor).expectText(headline('developer'));
  await panel.expectGone();
});

test('the smart flow runs to Complete with the right numbers, and returns focus', async ({ visitor }) => {
  await visitor.open('/?segment=developer&visitor=returning');
  const opener = button(visitor, navigationCopy.sidebar.tour, visitor.role('complementary'));
  const dialog = visitor.role('dialog', smartFlowCopy.title);
  await opener.click();
  for (const [index, step] of SMART_FLOW_STEPS.entries()) {
    await visitor.css('h3', dialog).expectText(smartFlowCopy.steps[step].title);
    await visitor.css('h3', dialog).expectFocused();
    await visitor.role('status', undefined, dialog).expectText(new RegExp(`Step ${index + 1} of 6`));
    const isLast = index === SMART_FLOW_STEPS.length - 1;
    await button(visitor, isLast ? 'Complete' : 'Next', dialog).click();
  }
  await dialog.expectGone();
  await opener.expectFocused();
});

test('the tutorial runs to Finish with the right numbers', async ({ visitor }) => {
  await visitor.open('/?visitor=new');
  await button(visitor, 'Start the tutorial').click();
  const card = visitor.role('dialog', 'Interactive tutorial');
  for (const [index, { id }] of TUTORIAL_STEPS.entries()) {
    await visitor.css('h3', card).expectText(tutorialCopy.steps[id].title);
    await visitor.text(new RegExp(`^Step ${index + 1} of ${TUTORIAL_STEPS.length}`), card).expectShown();
    const isLast = index === TUTORIAL_STEPS.length - 1;
    await button(visitor, isLast ? 'Finish' : 'Next', card).click();
  }
  await card.expectGone();
  await button(visitor, 'Start the tutorial').expectFocused();
  await visitor.role('region', onboardingWelcome.label).expectGone();
  await visitor.role('combobox', 'Visitor type').expectText(/Returning/);
});
