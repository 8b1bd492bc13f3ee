import {
  ChevronLeft,
  ChevronRight,
  Columns2,
  Lightbulb,
  LogOut,
  Share2,
  SlidersHorizontal,
  type LucideIcon,
} from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState, type ComponentProps, type ReactElement, useEffect, useEffectEvent } from 'react';
import { isBusy } from '@/components/hooks/is-busy';
import { useAccessibility } from '@/components/hooks/use-accessibility';
import { useDocumentEvent } from '@/components/hooks/use-document-event';
import { useRootAttribute } from '@/components/hooks/use-root-attribute';
import { useSitePath } from '@/components/hooks/use-site-path';
import { listPersonaLabels } from '@/components/personalization/list-persona-labels';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { announce } from '@/components/ui/announcement-store';
import { Button, IconButton } from '@/components/ui/button';
import { COMPARER_ID, compareWith, formatComparison, isComparedPage } from '@/lib/compare/comparison';
import { ROUTES } from '@/lib/config/routes';
import { demoViewCopy, type DemoKey } from '@/lib/content/demo-view';
import { selectNeighbor, type DemoView } from '@/lib/personalization/demo-view';
import { type Persona, isSegment } from '@/lib/personalization/persona';
import { readQuery } from '@/lib/personalization/read-query';
import { leaveDemoView, resetDemoView } from '@/lib/browser/demo-view';
import { DemoPanel, type DemoPanelName, DemoControls } from './demo-panel';
import { SharePanel } from './share-panel';

const { bar, persona: personaCopy, compare, exit, keys } = demoViewCopy;

const PANELS = [
  { name: 'explain', Icon: Lightbulb },
  { name: 'share', Icon: Share2 },
  { name: 'controls', Icon: SlidersHorizontal },
] as const;

/** States that this is a demo view and that nothing is stored. */
export function PresenterBar({ view, reasons }: { view: DemoView; reasons: ReactElement }) {
  const { company } = view;
  const { persona } = useSession('persona');
  const { chooseSegment, changeLocally } = usePersonalizationActions();
  const [panel, setPanel] = useState<DemoPanelName | null>(null);
  const toggleCompare = useCompareToggle(persona);
  const toggleHidden = useHideToggle();

  const togglePanel = (name: DemoPanelName) => setPanel(panel === name ? null : name);
  const showNeighbor = (direction: 1 | -1) =>
    changeLocally({ type: 'persona-followed', persona: selectNeighbor(persona, direction) });

  const commands = {
    next: () => showNeighbor(1),
    previous: () => showNeighbor(-1),
    explain: () => togglePanel('explain'),
    compare: toggleCompare,
    share: () => togglePanel('share'),
    controls: () => togglePanel('controls'),
    hide: toggleHidden,
    reset: resetDemoView,
  };
  useDemoKeys((key) => (isSegment(key) ? chooseSegment(key) : commands[key]()));

  const preparedFor = company ? `${bar.preparedFor} ${company}` : undefined;
  const label = listPersonaLabels(persona).join('\u00a0· ');
  return (
    <>
      <div data-slot="demo-row" data-company={company || undefined}>
        <p title={preparedFor}>
          <strong>{bar.name}</strong> <span data-promise>{bar.promise}</span>
          {preparedFor ? <span>{` ${preparedFor}`}</span> : null}
        </p>
        <div data-slot="demo-visitor">
          <IconButton
            icon={ChevronLeft}
            variant="inverse-secondary"
            label={personaCopy.previous}
            aria-keyshortcuts={keys.list.previous.key}
            onClick={commands.previous}
          />
          <p title={label}>
            <span>{label}</span>
          </p>
          <IconButton
            icon={ChevronRight}
            variant="inverse-secondary"
            label={personaCopy.next}
            aria-keyshortcuts={keys.list.next.key}
            onClick={commands.next}
          />
        </div>
        <div data-slot="demo-buttons">
          <BarButton
            Icon={Columns2}
            label={compare}
            shortcut={keys.list.compare.key}
            onClick={toggleCompare}
          />
          {PANELS.map(({ name, Icon }) => (
            <BarButton
              key={name}
              Icon={Icon}
              label={demoViewCopy[name].open}
              shortcut={keys.list[name].key}
              aria-expanded={panel === name}
              onClick={commands[name]}
            />
          ))}
          <BarButton Icon={LogOut} label={exit} onClick={() => leaveDemoView()} />
        </div>
      </div>
      {panel ? (
        <DemoPanel name={panel} onClose={() => setPanel(null)}>
          {panel === 'explain' ? reasons : null}
          {panel === 'share' ? <SharePanel view={view} /> : null}
          {panel === 'controls' ? <DemoControls /> : null}
        </DemoPanel>
      ) : null}
    </>
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

/** Hides everything but the page, until the same key or the next page load. */
function useHideToggle(): () => void {
  const [isHidden, setIsHidden] = useState(false);
  useRootAttribute('demoHidden', isHidden);
  return () => {
    setIsHidden(!isHidden);
    announce(isHidden ? demoViewCopy.shown : demoViewCopy.hidden);
  };
}

/** From a page to its comparison, with the current visitor first, and from a comparison back to its page. */
function useCompareToggle(persona: Persona): () => void {
  const router = useRouter();
  const path = useSitePath();
  return () => {
    const compared = readQuery(window.location.search).get('page') ?? ROUTES.home;
    if (path !== ROUTES.compare)
      router.push(`${formatComparison(compareWith(persona, path))}#${COMPARER_ID}`);
    else router.push(isComparedPage(compared) ? compared : ROUTES.home);
  };
}

declare global {
  interface Window {
    /** Keys pressed in the demo view before its bar was there, recorded by the boot script. */
    earlyKeys?: KeyboardEvent[];
  }
}

const { list } = demoViewCopy.keys;
const NAMES = Object.keys(list) as DemoKey[];

/** Matches the character, or the physical key if the layout has no such character there. */
function findKey({ key, code }: KeyboardEvent): DemoKey | undefined {
  return (
    NAMES.find((name) => list[name].key === key.toUpperCase()) ??
    NAMES.find((name) => `Digit${list[name].key}` === code) ??
    (/^[\x20-\x7e]$/.test(key) ? undefined : NAMES.find((name) => `Key${list[name].key}` === code))
  );
}

/** Keys without modifiers, unless the visitor is typing. */
export function useDemoKeys(onKey: (key: DemoKey) => void): void {
  const { keyboardNavigation } = useAccessibility();

  function handleKey(event: KeyboardEvent) {
    const { altKey, ctrlKey, metaKey, shiftKey, repeat, defaultPrevented } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || repeat || defaultPrevented || isBusy('open')) return;
    const key = findKey(event);
    if (!key) return;
    event.preventDefault();
    event.stopPropagation();
    onKey(key);
  }
  const repeatEarlyKeys = useEffectEvent(() => {
    const { earlyKeys = [] } = window;
    delete window.earlyKeys;
    if (keyboardNavigation) earlyKeys.forEach(handleKey);
  });
  useEffect(() => {
    document.documentElement.dataset.demoKeys = 'on';
    repeatEarlyKeys();
  }, []);
  // Captured, because a closed select would use the letter to choose an option.
  useDocumentEvent('keydown', handleKey, { isOn: keyboardNavigation, capture: true });
}
