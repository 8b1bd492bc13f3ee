'use client';

import { MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { useIsBehaviorTracked } from '@/components/personalization/use-visit-mode';
import { announce } from '@/components/ui/announcement-store';
import { IconButton } from '@/components/ui/button';
import { reloadAfterLoss } from '@/lib/browser/load-when-possible';
import { watchVisitTrail } from '@/lib/browser/watch-behavior';
import { chatToggleCopy } from '@/lib/content/shell';
import type { ChatWindowProps } from './chat-window';

const WINDOW_ID = 'chat-window';
const TOGGLE_ID = 'chat-toggle';
const load = () => import('./chat-window').then((loaded) => loaded.ChatWindow);
const preload = () => void load().catch(() => undefined);

export function ChatWidget({ tour }: Pick<ChatWindowProps, 'tour'>) {
  const { chatbotOpen } = useSession('chatbotOpen');
  const { toggleChatbot, closeChatbot } = usePersonalizationActions();
  const [Window, setWindow] = useState<ComponentType<ChatWindowProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const isOpen = chatbotOpen && Window !== null;
  const isLoading = chatbotOpen && Window === null;

  useVisitTrail();

  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    load().then(
      (Loaded) => {
        setHasFailed(false);
        setWindow(() => Loaded);
      },
      () => {
        if (!isCurrent) return;
        reloadAfterLoss(hasFailed);
        setHasFailed(true);
        announce(chatToggleCopy.loadFailed);
        closeChatbot();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoading, hasFailed, closeChatbot]);

  function close() {
    const active = document.activeElement;
    const isInside = active === document.body || document.getElementById(WINDOW_ID)?.contains(active);
    closeChatbot();
    if (isInside) toggleRef.current?.focus();
  }

  return (
    <div className="flex items-center gap-3">
      {hasFailed ? (
        <p className="max-w-48 rounded-card border bg-surface-raised px-3 py-2 text-sm shadow-raised">
          {chatToggleCopy.loadFailed}
        </p>
      ) : null}
      <IconButton
        ref={toggleRef}
        id={TOGGLE_ID}
        icon={MessageCircle}
        label={chatToggleCopy.label}
        variant="primary"
        data-slot="chat-toggle"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? WINDOW_ID : undefined}
        aria-busy={isLoading}
        onClick={isOpen ? close : toggleChatbot}
        onPointerEnter={preload}
        onFocus={preload}
        className="dock-button shadow-raised"
      />
      {Window ? (
        <Window id={WINDOW_ID} openerId={TOGGLE_ID} isOpen={isOpen} tour={tour} onClose={close} />
      ) : null}
    </div>
  );
}

function useVisitTrail(): void {
  const isOn = useIsBehaviorTracked();
  useEffect(() => (isOn ? watchVisitTrail() : undefined), [isOn]);
}
