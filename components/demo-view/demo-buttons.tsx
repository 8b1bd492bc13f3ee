import { Lightbulb, LogOut, Share2, SlidersHorizontal, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { demoViewCopy } from '@/lib/content/demo-view';
import type { DemoPanelName } from './use-demo-panel';

const { explain, share, controls, exit, keys } = demoViewCopy;

type DemoButtonsProps = {
  open: DemoPanelName | null;
  isExplaining: boolean;
  onPanel: (name: DemoPanelName) => void;
  onExplain: () => void;
  onExit: () => void;
};

export function DemoButtons({ open, isExplaining, onPanel, onExplain, onExit }: DemoButtonsProps) {
  return (
    <div data-slot="demo-buttons">
      <BarButton
        Icon={Lightbulb}
        label={explain.open}
        shortcut={keys.list.explain.key}
        aria-pressed={isExplaining}
        onClick={onExplain}
      />
      <BarButton
        Icon={Share2}
        label={share.open}
        shortcut={keys.list.share.key}
        aria-expanded={open === 'share'}
        onClick={() => onPanel('share')}
      />
      <BarButton
        Icon={SlidersHorizontal}
        label={controls.open}
        shortcut={keys.list.controls.key}
        aria-expanded={open === 'controls'}
        onClick={() => onPanel('controls')}
      />
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
