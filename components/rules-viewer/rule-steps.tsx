import { featuresCopy } from '@/lib/content/pages/features';
import { RuleTable } from './rule-table';

const { steps } = featuresCopy.documentation;

export function RuleSteps() {
  return (
    <>
      <ol className="mb-12 grid gap-x-8 gap-y-10 @2xl/main:grid-cols-2 @5xl/main:grid-cols-4">
        {steps.map((step) => (
          <li key={step.title} className="border-t-2 border-foreground pt-5">
            <h3 className="text-title">{step.title}</h3>
            <p className="mt-2 text-muted-foreground">{step.text}</p>
          </li>
        ))}
      </ol>
      <RuleTable />
    </>
  );
}
