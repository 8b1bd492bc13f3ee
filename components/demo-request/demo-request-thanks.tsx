import { Button } from '@/components/ui/button';
import { isDemoView } from '@/lib/browser/demo-view';
import { demoViewNote } from '@/lib/content/demo-view-note';
import { demoRequestCopy } from '@/lib/content/pages/demo-request';
import { NOTICE_ID } from './use-demo-request';

const { heading, text, nextHeading, next, close } = demoRequestCopy.thanks;

/** Nobody will answer, so nothing is promised. */
function DemoViewThanks({ onClose }: { onClose: () => void }) {
  return (
    <div className="rounded-card border bg-surface-sunken p-5">
      <h3 id={NOTICE_ID} tabIndex={-1} className="text-title">
        {demoViewNote}
      </h3>
      <Button variant="secondary" onClick={onClose} className="mt-5">
        {close}
      </Button>
    </div>
  );
}

export function DemoRequestThanks({ email, onClose }: { email: string; onClose: () => void }) {
  if (isDemoView()) return <DemoViewThanks onClose={onClose} />;
  return (
    <div className="rounded-card border bg-surface-sunken p-5">
      <h3 id={NOTICE_ID} tabIndex={-1} className="text-title text-success">
        {heading}
      </h3>
      <p className="mt-2">
        {text} <strong className="wrap-anywhere">{email}</strong>.
      </p>
      <h4 className="mt-5 font-semibold">{nextHeading}</h4>
      <ol className="mt-2 list-decimal space-y-1 pl-5">
        {next.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
      <Button variant="secondary" onClick={onClose} className="mt-5">
        {close}
      </Button>
    </div>
  );
}
