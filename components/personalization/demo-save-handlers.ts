import { showToast } from '@/components/toast/toast-store';
import { demoViewCopy } from '@/lib/content/demo-view';
import { changeDemoView } from '@/lib/visit/demo-view';
import type { SaveHandlers } from './create-save-handlers';

/** Sends nothing. Settings that do not fit the persona cookie are stored in the demo view. */
export const saveSettings: SaveHandlers['saveSettings'] = ({ changes, settle }) => {
  const { behavioralAnalytics } = changes;
  if (behavioralAnalytics !== undefined) changeDemoView({ behavioralAnalytics });
  settle(true);
  showToast(demoViewCopy.settingChanged);
};
