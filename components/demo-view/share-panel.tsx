import { useState } from 'react';
import { useSitePath } from '@/components/hooks/use-site-path';
import { useSession } from '@/components/personalization/personalization-context';
import { Input } from '@/components/ui/input';
import { changeDemoView } from '@/lib/browser/current-demo-view';
import { ROUTES } from '@/lib/config/routes';
import { demoViewCopy } from '@/lib/content/demo-view';
import { DEMO_COMPANY_MAX, isCompany, type DemoStep } from '@/lib/personalization/demo-view';
import { SharedLink } from './shared-link';
import { ShareSteps } from './share-steps';
import { useShareLink } from './use-share-link';

const words = demoViewCopy.share;

type SharePanelProps = { steps: readonly DemoStep[]; company: string };

/** A link to exactly what is shown, there as soon as the panel is open. */
export function SharePanel({ steps, company }: SharePanelProps) {
  const path = useSitePath();
  const { persona, settings } = useSession('persona', 'settings');
  const [typed, setTyped] = useState(company);
  const isRight = isCompany(typed.trim());
  const here = { page: toPage(path), persona };
  const script = steps.map((step) => ({ page: toPage(step.page), persona: step.persona }));
  const start = script[0] ?? here;
  const state = useShareLink(isRight ? { ...start, settings, company: typed.trim(), steps: script } : null);

  function changeCompany(text: string) {
    setTyped(text);
    if (isCompany(text.trim())) changeDemoView({ company: text.trim() });
  }

  return (
    <div className="mt-2 grid gap-5 text-sm">
      <p className="text-muted-foreground">{describeLink(path, script.length)}</p>
      <SharedLink state={isRight ? state : { phase: 'making' }} />
      <div>
        <label htmlFor="demo-company" className="font-medium">
          {words.company}
        </label>
        <Input
          id="demo-company"
          value={typed}
          maxLength={DEMO_COMPANY_MAX}
          autoComplete="off"
          aria-describedby="demo-company-hint"
          aria-invalid={!isRight}
          onChange={(event) => changeCompany(event.target.value)}
          className="mt-1"
        />
        <p id="demo-company-hint" className={isRight ? 'mt-1 text-muted-foreground' : 'mt-1 text-danger'}>
          {isRight ? words.companyHint : words.companyWrong}
        </p>
      </div>
      <ShareSteps steps={steps} here={here} />
    </div>
  );
}

/** A page that does not exist is shared as the home page. */
function toPage(path: string) {
  return Object.values(ROUTES).find((route) => route === path) ?? ROUTES.home;
}

function describeLink(path: string, steps: number): string {
  if (steps > 0) return words.textWithSteps;
  return path === ROUTES.compare ? words.textOnCompare : words.text;
}
