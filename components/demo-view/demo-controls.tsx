import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { Button, buttonVariants } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { Switch } from '@/components/ui/switch';
import { demoViewCopy } from '@/lib/content/demo-view';
import { shellCopy } from '@/lib/content/shell';
import { isSettingName } from '@/lib/personalization/settings';
import { DemoKeyList } from './demo-key-list';
import { PersonaSelects } from './persona-selects';

const { reset, compare, replay } = demoViewCopy;

type DemoControlsProps = {
  onReset: () => void;
  onReplay?: () => void;
  /** A link was followed. */
  onFollow: () => void;
};

/** Everything that can be turned in the demo view. */
export function DemoControls({ onReset, onReplay, onFollow }: DemoControlsProps) {
  const { settings } = useSession('settings');
  const { changeSetting } = usePersonalizationActions();
  return (
    <div className="mt-3 grid gap-x-8 gap-y-5 md:grid-cols-[1fr_1fr_auto]">
      <PersonaSelects />
      <div className="space-y-3">
        {Object.entries(shellCopy.settings.switches).map(([name, { label }]) =>
          isSettingName(name) ? (
            <label key={name} className="flex min-h-9 items-center justify-between gap-4 text-sm font-medium">
              <span>{label}</span>
              <Switch checked={settings[name]} onCheckedChange={(value) => changeSetting(name, value)} />
            </label>
          ) : null,
        )}
        <div className="flex flex-wrap gap-2 pt-1">
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
        </div>
      </div>
      <DemoKeyList />
    </div>
  );
}
