import { testDetails } from '@/lib/content/analytics/test-details';

const { method, neededHelp, needed } = testDetails;

type TestMethodProps = {
  hasSeveral: boolean;
  /** Whether the figure that the last line explains is shown. */
  hasNeeded: boolean;
};

export function TestMethod({ hasSeveral, hasNeeded }: TestMethodProps) {
  return (
    <div className="mt-6 text-caption text-muted-foreground">
      <h3 className="text-sm font-semibold text-foreground">{method.heading}</h3>
      <p className="mt-1">{method.text}</p>
      {hasSeveral ? <p className="mt-2">{method.several}</p> : null}
      {hasNeeded ? (
        <p className="mt-2">
          {needed}: {neededHelp}
        </p>
      ) : null}
    </div>
  );
}
