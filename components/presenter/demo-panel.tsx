import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { useDocumentEvent } from '@/components/hooks/use-document-event';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { usePersonaChoices } from '@/components/personalization/use-persona-choices';
import { IconButton, Button } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { NativeSelect } from '@/components/ui/fields';
import { Switch } from '@/components/ui/switch';
import { resetDemoView } from '@/lib/browser/demo-view';
import { MAIN_ID } from '@/lib/config/main-id';
import { demoViewCopy } from '@/lib/content/demo-view';
import { shellCopy } from '@/lib/content/shell';
import { isSettingName } from '@/lib/personalization/settings';

export type DemoPanelName = 'controls' | 'share' | 'explain';

type DemoPanelProps = { name: DemoPanelName; onClose: () => void; children: Elements };

/** A drawer at the right edge. The page makes room for it, so that changes stay visible. */
export function DemoPanel({ name, onClose, children }: DemoPanelProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  useLayoutEffect(() => {
    const panel = panelRef.current;
    const opener = document.activeElement;
    return () => {
      if (!panel?.contains(document.activeElement)) return;
      // After a page load nothing has focus, so there is nothing to return it to.
      const isGone = opener === document.body || !opener?.isConnected;
      const target = isGone ? document.getElementById(MAIN_ID) : opener;
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, []);

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.demoPanel = name;
    headingRef.current?.focus({ preventScroll: true });
    return () => {
      delete dataset.demoPanel;
    };
  }, [name]);

  useDocumentEvent('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const { activeElement, body } = document;
    const isPage = activeElement === body || activeElement?.id === MAIN_ID;
    if (!isPage && !activeElement?.closest('[data-slot=demo-bar]')) return;
    // Handled here, so that Escape does not close the chat or the tutorial too.
    event.preventDefault();
    onClose();
  });

  return (
    <div ref={panelRef} role="group" aria-labelledby={headingId} data-slot="demo-panel">
      <div className="flex items-center justify-between gap-4">
        <h2 ref={headingRef} id={headingId} tabIndex={-1} className="text-title outline-none">
          {demoViewCopy[name].heading}
        </h2>
        <IconButton icon={X} label={demoViewCopy.close} onClick={onClose} className="-mr-2" />
      </div>
      {children}
    </div>
  );
}

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
