import { showToast } from '@/components/toast/toast-store';
import { changeDemoView } from '@/lib/browser/current-demo-view';
import { demoViewCopy } from '@/lib/content/demo-view';
import type { Saving } from './create-saving';

/** In the demo view nothing is sent; what the persona cookie does not hold stays in the view's own. */
export const demoSaving: Saving = {
  saveSegment: () => undefined,
  saveUnsavedSegment: () => undefined,
  saveVisitor: () => undefined,
  saveSettings({ changes, settle }) {
    const { behavioralAnalytics } = changes;
    if (behavioralAnalytics !== undefined) changeDemoView({ behavioralAnalytics });
    settle(true);
    showToast(demoViewCopy.settingChanged);
  },
};
