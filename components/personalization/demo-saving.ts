import { showToast } from '@/components/toast/toast-store';
import { demoViewCopy } from '@/lib/content/demo-view';
import { changeDemoView } from '@/lib/visit/demo-view';
import type { Saving } from './create-saving';

/** The demo view sends nothing; settings that the persona cookie lacks are stored in the view. */
export const saveSettings: Saving['saveSettings'] = ({ changes, settle }) => {
  const { behavioralAnalytics } = changes;
  if (behavioralAnalytics !== undefined) changeDemoView({ behavioralAnalytics });
  settle(true);
  showToast(demoViewCopy.settingChanged);
};
