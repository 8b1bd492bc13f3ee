import { showToast } from '@/components/toast/toast-store';
import { demoViewCopy } from '@/lib/content/demo-view';
import { cleanDemoAddress } from '@/lib/browser/demo-view';

const NOTICE_MS = 20_000;

export function showNotice(notice: keyof typeof demoViewCopy.notices): void {
  showToast({ ...demoViewCopy.notices[notice], durationMs: NOTICE_MS });
  cleanDemoAddress();
}
