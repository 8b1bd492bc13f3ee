'use client';

import { useRef, useState } from 'react';
import { createKeptState } from '@/components/hooks/kept-state';
import { announce } from '@/components/ui/announcement-store';
import { readUserId } from '@/lib/browser/user-id';
import { apiTrialCopy as words } from '@/lib/content/pages/api-trial';
import { sendTrial, type TrialAnswer } from './send-trial';
import type { TrialCall } from './trial-call';
import { formatAddress, isForeign, startInput, type TrialInput } from './trial-input';

const useKeptInput = createKeptState<TrialInput>();

export type TrialState =
  { phase: 'idle' | 'sending' | 'no-answer' | 'foreign' } | { phase: 'answered'; answer: TrialAnswer };

/** A call that is being tried: what stands in the form, and what came of it. */
export function useCallTrial(call: TrialCall) {
  const [ownId] = useState(readUserId);
  const [input, setInput] = useKeptInput(startInput(call, ownId), call.id);
  const [state, setState] = useState<TrialState>({ phase: 'idle' });
  const latest = useRef(0);

  async function send() {
    if (state.phase === 'sending') return;
    if (isForeign(call, input.body, ownId)) {
      setState({ phase: 'foreign' });
      return announce(`${words.foreignNumber} ${ownId}.`);
    }
    setState({ phase: 'sending' });
    latest.current += 1;
    const turn = latest.current;
    const answer = await sendTrial(call.method, formatAddress(call, input), call.body ? input.body : null);
    if (turn !== latest.current) return;
    setState(answer ? { phase: 'answered', answer } : { phase: 'no-answer' });
    announce(
      answer ? `${words.status} ${answer.status}, ${answer.ms} ${words.milliseconds}` : words.noAnswer,
    );
  }

  function reset() {
    // The answer to a call that is still under way does not belong to the new form.
    latest.current += 1;
    setInput(startInput(call, ownId));
    setState({ phase: 'idle' });
  }

  return { ownId, input, setInput, state, send, reset };
}
