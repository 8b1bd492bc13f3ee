import { pathOf } from '@/lib/api/endpoint';
import { countExposures } from '@/lib/api/visit-endpoints';
import { watchTests } from '@/lib/browser/watch-tests';

/** Names `document.documentElement` at once, as the policy for scripts that React makes expects (app/boot-script.ts). */
export function TestScript({ isHoldout }: { isHoldout: boolean }) {
  const source = `(document.documentElement,${watchTests})(document.documentElement,'${pathOf(countExposures)}',${isHoldout})`;
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}
