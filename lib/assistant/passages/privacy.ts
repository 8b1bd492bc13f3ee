import { ROUTES } from '@/lib/config/routes';
import { settingsCopy } from '@/lib/content/pages/settings';
import type { Passage } from '../passage';

const { privacy } = settingsCopy;
/** What the table of the settings page says, line by line. */
export const privacyPassages: readonly Passage[] = privacy.stored.map(({ what, where, why }) => ({
  title: `What is stored: ${what}`,
  href: `${ROUTES.settings}#privacy`,
  text: `${what}: kept in this place: ${where}. ${why}.`,
  kind: 'privacy',
}));
