import { useId } from 'react';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { usePersonaChoices } from '@/components/personalization/use-persona-choices';
import { Button } from '@/components/ui/button';
import { NativeSelect } from '@/components/ui/native-select';
import { Switch } from '@/components/ui/switch';
import { demoViewCopy } from '@/lib/content/demo-view';
import { shellCopy } from '@/lib/content/shell';
import { isSettingName } from '@/lib/personalization/settings';
import { resetDemoView } from '@/lib/browser/demo-view';

export function DemoControls() {
  const { settings } = useSession('settings');
  const { changeSetting } = usePersonalizationActions();
  return (
    <div className="mt-2 grid gap-6">
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
        <Button variant="secondary" size="sm" onClick={resetDemoView}>
          {demoViewCopy.reset}
        </Button>
      </div>
      <DemoKeyList />
    </div>
  );
}

const FIELDS = ['segment', 'cluster', 'visitor'] as const;

/** Native selects, because they open upward when there is no room below. */
function PersonaSelects() {
  const baseId = useId();
  const choice = usePersonaChoices();
  return (
    <div className="space-y-3">
      {FIELDS.map((field) => {
        const { label, options, value, onValueChange } = choice(field);
        return (
          <div key={field}>
            <label htmlFor={`${baseId}-${field}`} className="text-sm font-medium">
              {label}
            </label>
            <NativeSelect
              id={`${baseId}-${field}`}
              options={options}
              value={value}
              onChange={(event) => onValueChange(event.target.value)}
              className="mt-1"
            />
          </div>
        );
      })}
    </div>
  );
}

const { heading, note, list } = demoViewCopy.keys;

function DemoKeyList() {
  return (
    <div className="text-sm">
      <h3 className="font-medium">{heading}</h3>
      <ul className="mt-1 grid grid-cols-2 gap-x-6 gap-y-1">
        {Object.values(list).map(({ key, text }) => (
          <li key={key} className="flex items-center justify-between gap-4">
            <span>{text}</span>
            <kbd className="rounded-control border border-border-strong bg-surface px-1.5 py-0.5 font-sans text-xs">
              {key}
            </kbd>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted-foreground">{note}</p>
    </div>
  );
}
