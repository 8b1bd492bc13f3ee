import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { Button, buttonVariants } from '@/components/ui/button';
import { Switch } from '@/components/ui/switch';
import { SiteLink } from '@/components/ui/site-link';
import { demoViewCopy } from '@/lib/content/demo-view';
import { shellCopy } from '@/lib/content/shell';
import { isCluster, isSegment, isVisitorType } from '@/lib/personalization/persona';
import { isSettingName } from '@/lib/personalization/settings';
import { DemoKeyList } from './demo-key-list';

const { reset, compare, replay } = demoViewCopy;
const { segment, cluster, visitor } = shellCopy.selectorBar;

type DemoControlsProps = {
  onReset: () => void;
  onReplay?: () => void;
  /** A link was followed. */
  onFollow: () => void;
};

/** Everything that can be turned in the demo view. */
export function DemoControls({ onReset, onReplay, onFollow }: DemoControlsProps) {
  const { persona, settings } = useSession();
  const { chooseSegment, chooseCluster, chooseVisitor, changeSetting } = usePersonalizationActions();
  const selects = [
    {
      copy: segment,
      value: persona.segment,
      change: (value: string) => isSegment(value) && chooseSegment(value),
    },
    {
      copy: cluster,
      value: persona.cluster,
      change: (value: string) => isCluster(value) && chooseCluster(value),
    },
    {
      copy: visitor,
      value: persona.visitor,
      change: (value: string) => isVisitorType(value) && chooseVisitor(value),
    },
  ];
  return (
    <div className="mt-3 grid gap-x-8 gap-y-5 md:grid-cols-[1fr_1fr_auto]">
      <div className="space-y-3">
        {selects.map(({ copy, value, change }) => (
          <label key={copy.label} className="block text-sm font-medium">
            {copy.label}
            <select value={value} onChange={(event) => change(event.target.value)} className="mt-1 field">
              {Object.entries(copy.options).map(([option, { label }]) => (
                <option key={option} value={option}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <ul className="space-y-3">
        {Object.entries(shellCopy.settings.switches).map(([name, { label }]) =>
          isSettingName(name) ? (
            <li key={name}>
              <label className="flex min-h-9 items-center justify-between gap-4 text-sm font-medium">
                {label}
                <Switch checked={settings[name]} onCheckedChange={(value) => changeSetting(name, value)} />
              </label>
            </li>
          ) : null,
        )}
        <li className="flex flex-wrap gap-2 pt-1">
          <Button variant="secondary" size="sm" onClick={onReset}>
            {reset}
          </Button>
          <SiteLink
            href={compare.href}
            onClick={onFollow}
            className={buttonVariants({ variant: 'secondary', size: 'sm' })}
          >
            {compare.label}
          </SiteLink>
          {onReplay ? (
            <Button variant="secondary" size="sm" onClick={onReplay}>
              {replay}
            </Button>
          ) : null}
        </li>
      </ul>
      <DemoKeyList />
    </div>
  );
}
