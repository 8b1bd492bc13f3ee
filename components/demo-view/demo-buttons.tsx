import { Columns2, Lightbulb, LogOut, Share2, SlidersHorizontal, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { demoViewCopy } from '@/lib/content/demo-view';
import type { DemoPanelName } from './use-demo-panel';

const { explain, compare, share, controls, exit, keys } = demoViewCopy;

const PANELS = [
  { name: 'explain', label: explain.open, Icon: Lightbulb },
  { name: 'share', label: share.open, Icon: Share2 },
  { name: 'controls', label: controls.open, Icon: SlidersHorizontal },
] as const;

type DemoButtonsProps = {
  open: DemoPanelName | null;
  onPanel: (name: DemoPanelName) => void;
  onCompare: () => void;
  onExit: () => void;
};

export function DemoButtons({ open, onPanel, onCompare, onExit }: DemoButtonsProps) {
  return (
    <div data-slot="demo-buttons">
      <BarButton Icon={Columns2} label={compare.open} shortcut={keys.list.compare.key} onClick={onCompare} />
      {PANELS.map(({ name, label, Icon }) => (
        <BarButton
          key={name}
          Icon={Icon}
          label={label}
          shortcut={keys.list[name].key}
          aria-expanded={open === name}
          onClick={() => onPanel(name)}
        />
      ))}
      <BarButton Icon={LogOut} label={exit} onClick={onExit} />
    </div>
  );
}

type BarButtonProps = ComponentProps<typeof Button> & { Icon: LucideIcon; label: string; shortcut?: string };

function BarButton({ Icon, label, shortcut, ...props }: BarButtonProps) {
  return (
    <Button variant="inverse-secondary" size="sm" aria-keyshortcuts={shortcut} {...props}>
      <Icon aria-hidden="true" />
      <span data-slot="demo-label">{label}</span>
      {shortcut ? <kbd aria-hidden="true">{shortcut}</kbd> : null}
    </Button>
  );
}
