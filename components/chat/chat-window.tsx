'use client';

import { Maximize2, Minimize2, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type MouseEvent as ReactMouseEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useDocumentEvent } from '@/components/hooks/use-document-event';
import { useKeyboardSpace } from '@/components/hooks/use-keyboard-space';
import { useMediaQuery } from '@/components/hooks/use-media-query';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { Button, ButtonLink, IconButton } from '@/components/ui/button';
import { OpenerButton } from '@/components/ui/opener-button';
import { wrapTab } from '@/components/ui/dialog';
import { listActions, type AssistantAction } from './classify-question';
import { chatCopy } from '@/lib/content/chat';
import type { Link } from '@/lib/content/calls-to-action';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { cn } from '@/lib/utils';
import { ChatComposer } from './chat-composer';
import { ChatTranscript } from './chat-transcript';
import { useConversation } from './use-conversation';

/** `useKeyboardSpace` sets the variables while a keyboard on the screen covers the dock. */
const ABOVE_DOCK =
  'right-3 bottom-(--keyboard-top,calc(max(0.75rem,env(safe-area-inset-bottom))+3.75rem)) rounded-panel md:right-5 md:bottom-(--keyboard-top,calc(max(1.25rem,env(safe-area-inset-bottom))+3.75rem)) lg:right-[calc(var(--gutter)+0.5rem)] lg:bottom-(--chat-bottom,1.25rem)';

const SIZES = {
  card: `${ABOVE_DOCK} left-3 h-[min(36rem,var(--visible-height,calc(100dvh-6rem)))] sm:left-auto sm:w-100`,
  large: `${ABOVE_DOCK} h-(--visible-height,calc(100dvh-7rem)) w-180 max-w-[calc(100vw-2.5rem)]`,
  full: 'inset-x-0 bottom-(--keyboard-top,0px) h-(--visible-height,100dvh) pb-[env(safe-area-inset-bottom)]',
} as const;

export type ChatWindowProps = {
  id: string;
  openerId: string;
  isOpen: boolean;
  tour: ChatTour;
  onClose: () => void;
};

/** The assistant's window. Not modal, but it traps the focus where it fills a phone's screen. */
export function ChatWindow({ id, openerId, isOpen, tour, onClose }: ChatWindowProps) {
  const { segment } = useSession('persona').persona;
  const isPhone = useMediaQuery('(width < 48rem)');
  const [isExpanded, setIsExpanded] = useState(false);
  const { conversation, isPending, ask, askAgain } = useConversation(isOpen);
  const windowRef = useRef<HTMLDivElement>(null);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const expandedSize = isPhone ? 'full' : 'large';
  const size = isExpanded ? expandedSize : 'card';
  const isFull = size === 'full';
  const focusField = () => fieldRef.current?.focus();

  useLayoutEffect(() => {
    if (isOpen) fieldRef.current?.focus();
  }, [isOpen]);

  useKeyboardSpace(windowRef, isOpen);
  useWindowKeys({ windowRef, isOpen, isFull, onClose });

  /** Moves the focus to the text box, because the pressed button is about to disappear. */
  function send(action: () => void) {
    action();
    focusField();
  }

  /** On a phone the window covers the page. */
  function showPage() {
    if (isPhone) onClose();
  }

  function followLink({ target }: ReactMouseEvent) {
    if (target instanceof Element && target.closest('a')) showPage();
  }

  return createPortal(
    <div
      ref={windowRef}
      id={id}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-modal={isFull || undefined}
      data-slot="chat-window"
      hidden={!isOpen}
      onClick={followLink}
      className={cn(
        'fixed z-50 flex flex-col overflow-x-hidden overflow-y-auto border bg-surface-raised text-foreground shadow-raised print:hidden',
        SIZES[size],
      )}
    >
      <ChatHead
        titleId={`${id}-title`}
        isExpanded={isExpanded}
        onExpand={() => setIsExpanded(!isExpanded)}
        onClose={onClose}
      />
      <ChatTranscript
        conversation={conversation}
        isOpen={isOpen}
        isPending={isPending}
        questions={chatCopy.suggestions.questions[segment]}
        onAsk={(question) => send(() => ask(question))}
        onRetry={(question) => send(() => askAgain(question))}
        renderActions={(next, question) => (
          <ChatActions
            next={next}
            actions={listActions(question)}
            tour={tour}
            openerId={openerId}
            onTour={onClose}
            onChosen={showPage}
          />
        )}
        onShown={focusField}
      />
      <ChatComposer fieldRef={fieldRef} isPending={isPending} onSend={ask} />
    </div>,
    document.body,
  );
}

type WindowKeys = {
  windowRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** The window covers the whole page, so focus must stay inside. */
  isFull: boolean;
  onClose: () => void;
};

const FOCUSABLE = 'a[href], button:not(:disabled), textarea, [tabindex="0"]';

/** Other dialogs, and fields that Escape clears, handle Escape themselves. */
function isHandledElsewhere(target: EventTarget | null, chatWindow: Element | null): boolean {
  if (!(target instanceof Element) || chatWindow?.contains(target)) return false;
  return target.closest('dialog, [role=dialog], input, textarea, select') !== null;
}

function useWindowKeys({ windowRef, isOpen, isFull, onClose }: WindowKeys): void {
  function trapFocus(event: KeyboardEvent) {
    const elements = [...(windowRef.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(
      (element) => getComputedStyle(element).visibility === 'visible',
    );
    const next = wrapTab<Element>(elements, document.activeElement, event.shiftKey);
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.defaultPrevented || event.isComposing || isHandledElsewhere(event.target, windowRef.current))
      return;
    if (event.key === 'Tab' && isFull) trapFocus(event);
    if (event.key !== 'Escape') return;
    // Handled here, so that Escape does not close the tutorial or a panel of the demo view too.
    event.preventDefault();
    onClose();
  }
  useDocumentEvent('keydown', handleKey, { isOn: isOpen });

  function closeForOtherWidget({ target }: MouseEvent) {
    const widget = target instanceof Element ? target.closest('[data-slot=widget-dock] button') : null;
    if (widget && !widget.matches('[data-slot=chat-toggle]')) onClose();
  }
  // Closes when another floating widget opens. Captured, because a click can replace the button's icon.
  useDocumentEvent('click', closeForOtherWidget, { isOn: isOpen, capture: true });
}

type ChatHeadProps = { titleId: string; isExpanded: boolean; onExpand: () => void; onClose: () => void };

function ChatHead({ titleId, isExpanded, onExpand, onClose }: ChatHeadProps) {
  const Resize = isExpanded ? Minimize2 : Maximize2;
  return (
    <div className="flex shrink-0 flex-wrap items-start justify-end gap-1 border-b py-2 pr-2 pl-4">
      <div className="min-w-0 flex-1 basis-40 py-1">
        <h2 id={titleId} className="text-title leading-tight">
          {chatCopy.title}
        </h2>
        <p className="text-caption text-muted-foreground">{chatCopy.about}</p>
      </div>
      <div className="flex gap-1">
        <IconButton icon={Resize} label={isExpanded ? chatCopy.shrink : chatCopy.expand} onClick={onExpand} />
        <IconButton icon={X} label={chatCopy.close} onClick={onClose} />
      </div>
    </div>
  );
}

/** The tour belongs to another feature and is passed in. `start` gets the id of its opener. */
type ChatTour = { load: () => Promise<unknown>; start: (openerId: string) => void };

type ChatActionProps = { tour: ChatTour; openerId: string; onTour: () => void; onChosen: () => void };

type ChatActionsProps = ChatActionProps & { next: Link | null; actions: readonly AssistantAction[] };

const BUTTON_PROPS = { variant: 'secondary', size: 'sm', className: 'min-h-11 text-left' } as const;

function ChatActions({ next, actions, ...props }: ChatActionsProps) {
  if (!next && actions.length === 0) return null;
  return (
    <ul aria-label={chatCopy.actions} className="mt-2 flex flex-wrap gap-2">
      {next ? (
        <li>
          <ButtonLink href={next.href} {...BUTTON_PROPS} variant="primary">
            {next.label}
          </ButtonLink>
        </li>
      ) : null}
      {actions.map((action) => (
        <li key={action.label}>
          <ChatAction action={action} {...props} />
        </li>
      ))}
    </ul>
  );
}

function ChatAction({
  action,
  tour,
  openerId,
  onTour,
  onChosen,
}: ChatActionProps & { action: AssistantAction }) {
  const { chooseSegment, chooseCluster } = usePersonalizationActions();

  function choosePersona({ segment, cluster }: Extract<AssistantAction, { type: 'choose-persona' }>) {
    if (segment) chooseSegment(segment);
    if (cluster) chooseCluster(cluster);
    onChosen();
  }

  function startTour() {
    onTour();
    tour.start(openerId);
  }

  switch (action.type) {
    case 'choose-persona':
      return (
        <Button onClick={() => choosePersona(action)} {...BUTTON_PROPS}>
          {action.label}
        </Button>
      );
    case 'start-tour':
      return (
        <OpenerButton
          load={tour.load}
          onLoaded={startTour}
          failed={onboardingWelcome.loadFailed}
          {...BUTTON_PROPS}
        >
          {action.label}
        </OpenerButton>
      );
  }
}
