'use client';

import { useState } from 'react';
import type { AbTest } from '@/lib/content/analytics/analytics-data';
import { AbTestCard } from './ab-test-card';
import type { TestDialog } from './test-dialog';

export function AbTests({ tests }: { tests: readonly AbTest[] }) {
  const [shown, setShown] = useState<{ test: AbTest; Dialog: typeof TestDialog } | null>(null);
  return (
    <>
      <div className="grid items-stretch gap-5 @5xl/main:grid-cols-2">
        {tests.map((test) => (
          <AbTestCard key={test.id} test={test} onDetails={(Dialog) => setShown({ test, Dialog })} />
        ))}
      </div>
      {shown ? <shown.Dialog test={shown.test} onClosed={() => setShown(null)} /> : null}
    </>
  );
}
