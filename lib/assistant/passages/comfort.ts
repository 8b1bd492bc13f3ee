import { ROUTES } from '@/lib/config/routes';
import { colorModeCopy } from '@/lib/content/color-mode';
import { DEMO_IDS, demoCopy } from '@/lib/content/pages/demo';
import { settingsCopy } from '@/lib/content/pages/settings';
import { shellCopy, VISUAL_THEME_IDS } from '@/lib/content/shell';
import { joinSentence, type Passage } from '../passage';

const POINT_ASKS: Readonly<Record<(typeof settingsCopy.accessibility.points)[number]['title'], string>> = {
  'Text size': 'make the text bigger; larger font; letters are too small; zoom',
  Motion: 'reduced motion; stop animations; moving parts',
  Contrast: 'high contrast; color blind; forced colors',
  Keyboard: 'keyboard only; visible focus; use it without a mouse',
};

const { sections, accessibility } = settingsCopy;
const { visualTheme } = shellCopy;

export const comfortPassages: readonly Passage[] = [
  {
    title: 'Light or dark mode and visual themes',
    href: `${ROUTES.settings}#theme`,
    text: `${sections.theme.lede} ${joinSentence(
      'The visual themes',
      VISUAL_THEME_IDS.map((id) => visualTheme.options[id].label),
    )} ${joinSentence(
      colorModeCopy.label,
      Object.values(colorModeCopy.options).map(({ label, description }) => `${label}: ${description}`),
    )}`,
    kind: 'comfort',
    asks: 'where is dark mode; change the colors; change the theme; look and design of the site',
  },
  ...accessibility.points.map(({ title, text }): Passage => ({
    title: `Accessibility: ${title}`,
    href: `${ROUTES.settings}#accessibility`,
    text,
    kind: 'comfort',
    asks: POINT_ASKS[title],
  })),
  {
    title: `Accessibility: ${demoCopy.head.heading}`,
    href: `${ROUTES.demo}#accessibility`,
    text: demoCopy.guide.text,
    kind: 'comfort',
    bySegment: demoCopy.head.lede,
    asks: 'does it work with a screen reader; is the site accessible; wcag; blind users',
  },
  ...DEMO_IDS.map((id): Passage => ({
    title: demoCopy.topics[id].title,
    href: `${ROUTES.demo}#${id}`,
    text: `${demoCopy.topics[id].text} ${demoCopy.topics[id].how.join(' ')}`,
    kind: 'comfort',
    ...(id === 'images' && { asks: 'how are images loaded; lazy loading; slow phone' }),
  })),
  {
    title: `Keyboard: ${demoCopy.keys.heading}`,
    href: ROUTES.demo,
    text: joinSentence(
      'These keys work on every page',
      demoCopy.keys.rows.map(({ key, result }) => `${key}: ${result}`),
    ),
    kind: 'comfort',
    asks: 'which keyboard shortcuts are there; which keys can i use; use the site without a mouse',
  },
];
