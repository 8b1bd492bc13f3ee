import { heading } from '../support/pages/home-page';
import { openWhy, panel, showAllMarks, why } from '../support/pages/why-panel';
import { expect, open, test } from '../support/site/site';

test('the hero explains its rules, signals, confidence and what others see; the reasons follow a switch and the setting', async ({
  page,
}) => {
  await open(page, '/?segment=developer&cluster=researcher&visitor=returning');
  const hero = why(page, 'Headline and main button');
  await hero.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(panel(hero)).toBeVisible();
  await expect(panel(hero).getByRole('link')).toHaveText(['Read the rule behind this']);
  for (const stop of ['link', 'switch'] as const) {
    await page.keyboard.press('Tab');
    await expect(panel(hero).getByRole(stop)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (const text of [
    'You opened a link to this view.',
    'Which words you read here, and in what order.',
    'your segment: Developer (from the link you opened)',
    'your behavior: Researcher (from the link you opened)',
    'your visit: Return visit (from the link you opened)',
    'Use main button: View API Docs',
    'A fixed rule decided this.',
    'Innovation leader: Use main button: Schedule Demo',
    'Sales & marketing: Use main button: Start Free Trial',
    'Your own view changes too.',
  ])
    await expect(panel(hero)).toContainText(text);
  await expect(panel(hero).getByRole('link')).toHaveText([
    'Read the rule behind this',
    'Where your view comes from',
    'The main button',
    'Innovation leader',
    'Sales & marketing',
    'Explorer',
    'Ready to decide',
    'Compare before and after',
    'Choose another view',
    'Turn off: Content personalization',
  ]);
  await page.keyboard.press('Tab');
  await expect(panel(hero).getByRole('link', { name: 'Where your view comes from' })).toBeFocused();

  await panel(hero).getByRole('link', { name: 'Sales & marketing' }).click();
  await page.waitForURL('**/?segment=sales-prospect&cluster=researcher&visitor=returning');
  await showAllMarks(page);
  const after = await openWhy(page, 'Value propositions');
  await expect(panel(after)).toContainText('your segment: Sales & marketing (from the link you opened)');
  await page.getByRole('switch', { name: 'Content personalization' }).click();
  await expect(heading(page)).toHaveText('Know where your market goes next');
  await expect(why(page, 'Value propositions')).not.toHaveAttribute('open');
  const off = await openWhy(page, 'Value propositions');
  await expect(panel(off)).toContainText('You switched this kind of adaptation off');
  await panel(off).getByRole('link', { name: 'Turn on: Content personalization' }).click();
  await expect(page).toHaveURL(/\/settings#personalization$/);
});
