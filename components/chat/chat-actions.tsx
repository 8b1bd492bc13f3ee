'use client';

import { usePersonalizationActions } from '@/components/personalization/personalization-context';
import { Button, ButtonLink } from '@/components/ui/button';
import { OpenerButton } from '@/components/ui/opener-button';
import { chatCopy } from '@/lib/content/chat';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import type { Link } from '@/lib/content/link';
import type { AssistantAction } from '@/lib/assistant/list-actions';

/** The tour belongs to another feature and is passed in. `start` gets the id of its opener. */
export type ChatTour = { load: () => Promise<unknown>; start: (openerId: string) => void };

type ChatActionProps = { tour: ChatTour; openerId: string; onTour: () => void; onSwitched: () => void };

type ChatActionsProps = ChatActionProps & {
  step: Link | null;
  actions: readonly AssistantAction[];
};

const LOOK = { variant: 'secondary', size: 'sm', className: 'min-h-11 text-left' } as const;

export function ChatActions({ step, actions, ...props }: ChatActionsProps) {
  if (!step && actions.length === 0) return null;
  return (
    <ul aria-label={chatCopy.actions} className="mt-2 flex flex-wrap gap-2">
      {step ? (
        <li>
          <ButtonLink href={step.href} {...LOOK} variant="primary">
            {step.label}
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
  onSwitched,
}: ChatActionProps & { action: AssistantAction }) {
  const { chooseSegment, chooseCluster } = usePersonalizationActions();

  function switchPersona({ segment, cluster }: Extract<AssistantAction, { type: 'switch-persona' }>) {
    if (segment) chooseSegment(segment);
    if (cluster) chooseCluster(cluster);
    onSwitched();
  }

  function startTour() {
    onTour();
    tour.start(openerId);
  }

  switch (action.type) {
    case 'switch-persona':
      return (
        <Button onClick={() => switchPersona(action)} {...LOOK}>
          {action.label}
        </Button>
      );
    case 'start-tour':
      return (
        <OpenerButton load={tour.load} onLoaded={startTour} failed={onboardingWelcome.loadFailed} {...LOOK}>
          {action.label}
        </OpenerButton>
      );
  }
}
