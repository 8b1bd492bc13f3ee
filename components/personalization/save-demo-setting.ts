import { showToast } from '@/components/toast/toast-store';
import { demoViewCopy } from '@/lib/content/demo-view';
import type { SettingName } from '@/lib/personalization/settings';
import { changeDemoView } from '@/lib/browser/demo-view';

/** Sends nothing. Settings that do not fit the persona cookie are stored in the demo view. */
export function saveDemoSetting(name: SettingName, value: boolean): void {
  if (name === 'behavioralAnalytics') changeDemoView({ behavioralAnalytics: value });
  showToast(demoViewCopy.settingChanged);
}
