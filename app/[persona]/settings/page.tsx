import { AccessibilityControls } from '@/components/accessibility/accessibility-controls';
import { ConsentSwitch } from '@/components/consent/consent-switch';
import { SettingsPage } from '@/components/settings/settings-page';
import { describePage, personaPage } from '../../persona-page';

export const metadata = describePage('settings');

export default personaPage('settings', (persona) => (
  <SettingsPage persona={persona} accessibility={<AccessibilityControls />} consent={<ConsentSwitch />} />
));
