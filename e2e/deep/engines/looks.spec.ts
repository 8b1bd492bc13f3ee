import { shellCopy, VISUAL_THEME_IDS } from '@/lib/content/shell';
import { button } from './shell';
import { expect, test } from './site';

const { colorMode, visualTheme } = shellCopy;
const isDark = () => document.documentElement.classList.contains('dark');
const paper = () => getComputedStyle(document.body).backgroundColor;

test('light and dark change the page, and survive a reload', async ({ visitor }) => {
  await visitor.open('/about');
  const light = await visitor.evaluate(paper);
  await button(visitor, colorMode.toDark).click();
  await visitor.expectThat(isDark, true);
  expect(await visitor.evaluate(paper)).not.toBe(light);
  await visitor.reload();
  await visitor.expectThat(isDark, true);
  await button(visitor, colorMode.toLight).click();
  await visitor.expectThat(isDark, false);
  await visitor.expectThat(paper, light);
});

test('each of the three themes applies at once and on the next page', async ({ visitor }) => {
  await visitor.open('/settings');
  for (const id of VISUAL_THEME_IDS.toReversed()) {
    const { label } = visualTheme.options[id];
    await visitor.role('radio', new RegExp(`^${label}`)).click();
    await visitor.role('radio', new RegExp(`^${label}`)).expectChecked();
    await visitor.expectThat(() => document.documentElement.dataset.theme, id);
    await visitor.open('/pricing');
    await visitor.expectThat(() => document.documentElement.dataset.theme, id);
    await visitor.open('/settings');
  }
});
