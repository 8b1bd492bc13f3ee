import { ROUTES, type Href } from '@/lib/config/routes';
import { accessibilityCopy } from '@/lib/content/accessibility';
import { contactCopy } from '@/lib/content/pages/contact';
import { settingsCopy } from '@/lib/content/pages/settings';
import { ruleCopy } from '@/lib/content/rules';
import { shellCopy } from '@/lib/content/shell';
import { sitePlaces } from '@/lib/site-search/site-places';
import type { Passage } from './passage';

const row = (href: Href, question: string, text: string): Passage => ({ href, question, text, kind: 'page' });

const places = sitePlaces.map(({ href, title, description }) => row(href, title, description));

const contacts = Object.entries(contactCopy.ways).map(([id, { title, text, email }]) =>
  row(
    `${ROUTES.contact}#${id}` as Href,
    `${contactCopy.head.eyebrow}: ${title}`,
    `${text} ${contactCopy.write}: ${email}.`,
  ),
);

const stored = settingsCopy.privacy.stored.map(({ what, where, why }) =>
  row(`${ROUTES.settings}#privacy`, `What is stored: ${what}`, `${what}. Where: ${where}. Why: ${why}.`),
);

const { shortcuts, switches, title } = accessibilityCopy;

const accessibility = [
  ...settingsCopy.accessibility.points,
  ...Object.values(switches).map(({ label, description }) => ({ title: label, text: description })),
  ...[shortcuts.panel, shortcuts.main].map(({ key, text }) => ({
    title: text,
    text: `${shortcuts.keys.join(' + ')} + ${key}: ${text}.`,
  })),
].map((point) => row(`${ROUTES.settings}#accessibility`, `${title}: ${point.title}`, point.text));

const personalization = Object.values(shellCopy.settings.switches).map(({ label, description }) =>
  row(`${ROUTES.settings}#personalization`, `${shellCopy.settings.heading}: ${label}`, description),
);

const rules = Object.entries(ruleCopy).map(([id, { name, description }]) =>
  row(`${ROUTES.features}#rule-${id}`, `Rule: ${name}`, description),
);

/** What the pages list and ask themselves. The rest of their copy is in the written answers, in fewer words. */
export const pagePassages: readonly Passage[] = [
  ...places,
  ...contacts,
  ...stored,
  ...accessibility,
  ...personalization,
  ...rules,
];
